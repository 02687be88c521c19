@main struct Generate {
  static func main() {
  }
}
