import '../support/build-sites'

export default function setup(): void {}
