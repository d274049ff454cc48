import Foundation

/// A format that tells its locale.
private protocol LocalizedFormat {
    var locale: Locale { get }
}

extension Date.FormatStyle: LocalizedFormat {}
extension Date.IntervalFormatStyle: LocalizedFormat {}
extension Date.RelativeFormatStyle: LocalizedFormat {}
extension Duration.TimeFormatStyle: LocalizedFormat {}
extension Duration.UnitsFormatStyle: LocalizedFormat {}
extension IntegerFormatStyle: LocalizedFormat {}
extension IntegerFormatStyle.Percent: LocalizedFormat {}
extension IntegerFormatStyle.Currency: LocalizedFormat {}
extension FloatingPointFormatStyle: LocalizedFormat {}
extension FloatingPointFormatStyle.Percent: LocalizedFormat {}
extension FloatingPointFormatStyle.Currency: LocalizedFormat {}
extension Decimal.FormatStyle: LocalizedFormat {}
extension Decimal.FormatStyle.Percent: LocalizedFormat {}
extension Decimal.FormatStyle.Currency: LocalizedFormat {}
extension ByteCountFormatStyle: LocalizedFormat {}
extension ListFormatStyle: LocalizedFormat {}

extension FormatStyle {
    /// The format for the environment's locale, calendar and time zone. What it was told to use stays.
    func adapted(to context: TextFormatContext) -> Self {
        let follows = (self as? any LocalizedFormat).map { $0.locale == .autoupdatingCurrent } ?? true
        let style = follows ? locale(context.locale) : self
        guard var date = style as? Date.FormatStyle else { return style }
        if date.calendar == .autoupdatingCurrent { date.calendar = context.calendar }
        if date.timeZone == .autoupdatingCurrent { date.timeZone = context.timeZone }
        return date as? Self ?? style
    }
}
