package org.eclipse.tracecompass.common.core.time;

import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Reads a part of a date, such as the month, as {@link SimpleDateFormat} does, and says which
 * fields of a calendar the text sets. The values are those of the text: in a date of its own, a
 * second 60 or day 366 would be carried into fields that other parts set. For one thread at a time.
 */
final class DateFieldReader {

    private static final int MOST_MONTHS = 12;
    private static final int MOST_DAYS = 31;
    private static final int MOST_DAYS_OF_YEAR = 366;

    private final char letter;
    private final TimeZone zone;
    private final SimpleDateFormat format;
    private final SetFields set = new SetFields();
    private @Nullable TimeZone namedZone;

    /** Keeps what is set, as it is set. */
    private static final class SetFields extends GregorianCalendar {

        private static final long serialVersionUID = 1L;

        private final transient Map<Integer, Integer> fields = new TreeMap<>();

        SetFields() {
            super(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        }

        @Override
        public void set(int field, int value) {
            fields.put(Integer.valueOf(field), Integer.valueOf(value));
            super.set(field, value);
        }

        private int get(int field, int otherwise) {
            return fields.getOrDefault(Integer.valueOf(field), Integer.valueOf(otherwise));
        }
    }

    /**
     * A reader of a part of a pattern.
     *
     * @param pattern the part: one letter, maybe several times
     * @param zone the zone of dates
     * @param locale the language of dates
     */
    DateFieldReader(String pattern, TimeZone zone, Locale locale) {
        // Alone, the year of a week is no date: it is read as the year.
        String calendarPart = pattern.replace('Y', 'y');
        letter = calendarPart.charAt(0);
        this.zone = zone;
        format = new SimpleDateFormat(calendarPart, locale);
        if (letter != 'y') {
            format.setCalendar(set);
        }
        format.setTimeZone(zone);
    }

    /**
     * Reads the part.
     *
     * @param source the text
     * @param position where the part begins; moved to the first character behind it
     * @return false if the text is no such part
     */
    boolean read(String source, ParsePosition position) {
        set.fields.clear();
        namedZone = null;
        if (letter == 'z') {
            // A name of a zone that was read before would change this one's meaning.
            format.setTimeZone(zone);
        }
        Date date = format.parse(source, position);
        if (date == null) {
            return false;
        }
        if (letter == 'y') {
            return readYear(date);
        }
        if (letter == 'z' && !set.fields.containsKey(Calendar.ZONE_OFFSET)) {
            namedZone = format.getTimeZone();
        }
        return isPlausible();
    }

    /** Some languages have other calendars, whose years are not those of this one. */
    private boolean readYear(Date date) {
        Calendar calendar = new GregorianCalendar(zone, Locale.ROOT);
        calendar.setTime(date);
        set.fields.put(Calendar.YEAR, calendar.get(Calendar.YEAR));
        return calendar.get(Calendar.ERA) == GregorianCalendar.AD;
    }

    /**
     * Hours, minutes and seconds may be any number, such as 75 minutes; a month 13 comes of days
     * and months that are mixed up.
     */
    private boolean isPlausible() {
        int month = set.get(Calendar.MONTH, 0);
        int day = set.get(Calendar.DAY_OF_MONTH, 1);
        int dayOfYear = set.get(Calendar.DAY_OF_YEAR, 1);
        return month >= 0
                && month < MOST_MONTHS
                && day >= 1
                && day <= MOST_DAYS
                && dayOfYear >= 1
                && dayOfYear <= MOST_DAYS_OF_YEAR
                && set.get(Calendar.HOUR_OF_DAY, 0) >= 0
                && set.get(Calendar.HOUR, 0) >= 0
                && set.get(Calendar.MINUTE, 0) >= 0
                && set.get(Calendar.SECOND, 0) >= 0;
    }

    /** Returns the value that the text sets by the field of {@link Calendar}. */
    Map<Integer, Integer> fields() {
        return set.fields;
    }

    /** Returns the zone that the text names; null if it names none, or tells its offset. */
    @Nullable
    TimeZone namedZone() {
        return namedZone;
    }
}
