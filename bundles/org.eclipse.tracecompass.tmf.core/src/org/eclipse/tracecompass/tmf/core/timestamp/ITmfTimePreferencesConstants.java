package org.eclipse.tracecompass.tmf.core.timestamp;

/** Keys and values of the preferences for the text form of times. */
public interface ITmfTimePreferencesConstants {

    /** Prefix of the keys. */
    String TIME_FORMAT_PREF = "org.eclipse.linuxtools.tmf.core.prefs.time.format";

    /** The pattern that the defaults give. */
    String DEFAULT_TIME_PATTERN = "HH:mm:ss.SSS SSS SSS";

    /** Key: date and time pattern. */
    String DATIME = TIME_FORMAT_PREF + ".datime";

    /** Key: pattern of the fraction of a second. */
    String SUBSEC = TIME_FORMAT_PREF + ".subsec";

    /** Key: time zone id. */
    String TIME_ZONE = TIME_FORMAT_PREF + ".timezone";

    /** Key: what stands between year, month and day. */
    String DATE_DELIMITER = TIME_FORMAT_PREF + ".date.delimiter";

    /** Key: what stands between hours, minutes and seconds. */
    String TIME_DELIMITER = TIME_FORMAT_PREF + ".time.delimiter";

    /** Key: what stands between milli-, micro- and nanoseconds. */
    String SSEC_DELIMITER = TIME_FORMAT_PREF + ".ssec.delimiter";

    /** Year with four digits. */
    String DATE_YEAR_FMT = "yyyy-MM-dd HH:mm:ss";

    /** Year with two digits. */
    String DATE_YEAR2_FMT = "yy-MM-dd HH:mm:ss";

    /** From the month on. */
    String DATE_MONTH_FMT = "MM-dd HH:mm:ss";

    /** From the day on. */
    String DATE_DAY_FMT = "dd HH:mm:ss";

    /** From the day of the year on. */
    String DATE_JDAY_FMT = "DDD HH:mm:ss";

    /** No date. */
    String DATE_NO_FMT = "HH:mm:ss";

    /** From the hour on. */
    String TIME_HOUR_FMT = "HH:mm:ss";

    /** From the minute on. */
    String TIME_MINUTE_FMT = "mm:ss";

    /** Seconds of the minute. */
    String TIME_SECOND_FMT = "ss";

    /** Seconds since the epoch. */
    String TIME_ELAPSED_FMT = "TTT";

    /** No time. */
    String TIME_NO_FMT = "";

    /** Three digits. */
    String SUBSEC_MILLI_FMT = "SSS";

    /** Six digits. */
    String SUBSEC_MICRO_FMT = "SSS SSS";

    /** Nine digits. */
    String SUBSEC_NANO_FMT = "SSS SSS SSS";

    /** No fraction. */
    String SUBSEC_NO_FMT = "";

    /** Nothing. */
    String DELIMITER_NONE = "";

    /** Space. */
    String DELIMITER_SPACE = " ";

    /** Period. */
    String DELIMITER_PERIOD = ".";

    /** Comma. */
    String DELIMITER_COMMA = ",";

    /** Dash. */
    String DELIMITER_DASH = "-";

    /** Underline. */
    String DELIMITER_UNDERLINE = "_";

    /** Colon. */
    String DELIMITER_COLON = ":";

    /** Semicolon. */
    String DELIMITER_SEMICOLON = ";";

    /** Slash. */
    String DELIMITER_SLASH = "/";

    /** Double quote. */
    String DELIMITER_DQUOT = "\"";

    /** Quote, as a pattern writes it. */
    String DELIMITER_QUOTE = "''";

    /** Key: locale as a language tag. */
    String LOCALE = TIME_FORMAT_PREF + ".locale";
}
