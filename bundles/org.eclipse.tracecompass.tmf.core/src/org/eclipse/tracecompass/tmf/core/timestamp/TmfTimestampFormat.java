package org.eclipse.tracecompass.tmf.core.timestamp;

import java.text.FieldPosition;
import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimestampPattern;

/**
 * The text form of times in nanoseconds: {@link SimpleDateFormat} with finer fields.
 *
 * <table>
 * <caption>Letters beyond those of SimpleDateFormat</caption>
 * <tr><td>T</td><td>seconds since the epoch, signed, with at least as many digits as letters</td></tr>
 * <tr><td>S</td><td>digits of the fraction of a second; further groups of S go on where the one before
 * ended, so that {@code SSS SSS SSS} are milli-, micro- and nanoseconds</td></tr>
 * <tr><td>C</td><td>digits from the microseconds on</td></tr>
 * <tr><td>N</td><td>digits from the nanoseconds on</td></tr>
 * </table>
 *
 * <p>Formatting and parsing are thread-safe; changing the pattern or zone of a shared format is
 * not.
 */
public class TmfTimestampFormat extends SimpleDateFormat {

    /** Default pattern for points in time. */
    public static final String DEFAULT_TIME_PATTERN = "HH:mm:ss.SSS SSS SSS";

    /** Default pattern for durations. */
    public static final String DEFAULT_INTERVAL_PATTERN = "TTT.SSS SSS SSS";

    private static final long serialVersionUID = 1L;

    private static volatile @Nullable TmfTimestampFormat defaultTimeFormat;
    private static volatile @Nullable TmfTimestampFormat defaultIntervalFormat;

    /** The letters that this class adds. */
    protected String fSupplPatternLetters = "TSCN";

    /** Those of them that stand for fractions of a second. */
    protected String fSubSecPatternChars = "SCN";

    /** The separators allowed between fields. */
    protected String fDelimiterChars = " .,-_:;/'\"";

    /** Per letter how many units make a second. */
    protected Map<Character, Long> fUnitOfSecondsMap =
            Map.of('S', 1_000L, 'C', 1_000_000L, 'N', 1_000_000_000L);

    /** Opens a group of fields; literal text in patterns. */
    protected String fOpenBracket = "[";

    /** Closes a group of fields; literal text in patterns. */
    protected String fCloseBracket = "]";

    private final Locale locale;
    private String pattern;
    private transient volatile @Nullable TimestampPattern compiled;

    /** The format that the user prefers for points in time. */
    public TmfTimestampFormat() {
        this(TmfTimePreferences.getTimePattern());
    }

    /**
     * A format in the time zone and locale that the user prefers.
     *
     * @param pattern its pattern
     */
    public TmfTimestampFormat(String pattern) {
        this(pattern, TmfTimePreferences.getTimeZone(), TmfTimePreferences.getLocale());
    }

    /**
     * A format in the locale that the user prefers.
     *
     * @param pattern its pattern
     * @param timeZone its time zone
     */
    @NonNullByDefault({})
    public TmfTimestampFormat(@NonNull String pattern, TimeZone timeZone) {
        this(pattern, timeZone, TmfTimePreferences.getLocale());
    }

    /**
     * A format.
     *
     * @param pattern its pattern
     * @param timeZone its time zone
     * @param locale locale of month and day names
     * @throws IllegalArgumentException when the pattern has an unknown letter or an open quote
     */
    @NonNullByDefault({})
    public TmfTimestampFormat(@NonNull String pattern, TimeZone timeZone, Locale locale) {
        super("", locale);
        this.locale = locale;
        this.pattern = pattern;
        super.setTimeZone(timeZone);
        compiled = new TimestampPattern(pattern, timeZone, locale);
    }

    /**
     * A copy.
     *
     * @param other the format to copy
     */
    @NonNullByDefault({})
    public TmfTimestampFormat(TmfTimestampFormat other) {
        this(other.pattern, other.getTimeZone(), other.locale);
    }

    /** Makes the default formats follow the preferences as they are now. */
    public static void updateDefaultFormats() {
        TimeZone zone = TmfTimePreferences.getTimeZone();
        Locale locale = TmfTimePreferences.getLocale();
        defaultTimeFormat =
                new TmfTimestampFormat(TmfTimePreferences.getTimePattern(), zone, locale);
        defaultIntervalFormat =
                new TmfTimestampFormat(TmfTimePreferences.getIntervalPattern(), zone, locale);
    }

    /** {@return the format that the user prefers for points in time} */
    @NonNullByDefault({})
    public static TmfTimestampFormat getDefaulTimeFormat() {
        TmfTimestampFormat format = defaultTimeFormat;
        if (format == null) {
            format = new TmfTimestampFormat();
            defaultTimeFormat = format;
        }
        return format;
    }

    /** {@return the format that the user prefers for durations} */
    @NonNullByDefault({})
    public static TmfTimestampFormat getDefaulIntervalFormat() {
        TmfTimestampFormat format = defaultIntervalFormat;
        if (format == null) {
            format = new TmfTimestampFormat(TmfTimePreferences.getIntervalPattern());
            defaultIntervalFormat = format;
        }
        return format;
    }

    // The JDK class says nothing about null.
    @NonNullByDefault({})
    @Override
    public void applyPattern(String pattern) {
        compiled = new TimestampPattern(pattern, getTimeZone(), locale);
        this.pattern = pattern;
    }

    @NonNullByDefault({})
    @Override
    public void setTimeZone(TimeZone zone) {
        super.setTimeZone(zone);
        compiled = null;
    }

    @Override
    public String toPattern() {
        return pattern;
    }

    private TimestampPattern compiled() {
        TimestampPattern compiled = this.compiled;
        if (compiled == null) {
            compiled = new TimestampPattern(pattern, getTimeZone(), locale);
            this.compiled = compiled;
        }
        return compiled;
    }

    /**
     * The text of a time.
     *
     * @param value nanoseconds since the epoch
     * @return the text
     */
    @NonNullByDefault({})
    public String format(long value) {
        return compiled().format(value);
    }

    @NonNullByDefault({})
    @Override
    public StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition pos) {
        pos.setBeginIndex(0);
        pos.setEndIndex(0);
        return toAppendTo.append(format(date.getTime() * 1_000_000));
    }

    @NonNullByDefault({})
    @Override
    public @Nullable Date parse(String text, ParsePosition pos) {
        try {
            return new Date(Math.floorDiv(compiled().parse(text, pos, 0), 1_000_000L));
        } catch (ParseException e) {
            pos.setErrorIndex(e.getErrorOffset());
            return null;
        }
    }

    /**
     * Reads a time.
     *
     * @param source the text; it may end early, and spaces may be left out
     * @param ref a time in nanoseconds that gives what the pattern does not have, for instance the
     *     date
     * @return nanoseconds since the epoch
     * @throws ParseException when the text is no time; its message names the column
     */
    @NonNullByDefault({})
    public long parseValue(String source, long ref) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        long value = compiled().parse(source, position, ref);
        String rest = source.substring(position.getIndex());
        if (!rest.isBlank()) {
            throw new ParseException(
                    "Not a time: \""
                            + source
                            + "\": unexpected \""
                            + rest
                            + "\" at column "
                            + (position.getIndex() + 1),
                    position.getIndex());
        }
        return value;
    }

    /**
     * Reads a time.
     *
     * @param source the text; what the pattern does not have is that of the epoch
     * @return nanoseconds since the epoch
     * @throws ParseException when the text is no time; its message names the column
     */
    @NonNullByDefault({})
    public long parseValue(String source) throws ParseException {
        return parseValue(source, 0);
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return this == obj
                || obj instanceof TmfTimestampFormat other
                        && pattern.equals(other.pattern)
                        && locale.equals(other.locale)
                        && getTimeZone().equals(other.getTimeZone());
    }
}
