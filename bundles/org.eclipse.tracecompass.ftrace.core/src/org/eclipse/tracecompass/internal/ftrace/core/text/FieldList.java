package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The fields of one event: where their names and values stand in its text. Values are made when a
 * field is requested. Filled in by a {@link FieldGrammar}; after that it does not change and any
 * thread may ask.
 */
public final class FieldList {

    /** Name of the field with a text that has no name of its own. */
    public static final String TEXT = "text";

    /** Name of the field with what a system call returned. */
    public static final String RETURNED = "ret";

    private static final String STATE = "prev_state";
    private static final int PER_FIELD = 4;
    private static final int HEX_DIGITS = 16;
    private static final String GREATEST = Long.toString(Long.MAX_VALUE);

    private final String text;
    private final boolean hexadecimal;
    private int count;
    private @Nullable String[] names = new @Nullable String[8];
    private int[] bounds = new int[8 * PER_FIELD];

    /**
     * Creates an empty list.
     *
     * @param text the text in which the fields stand
     * @param hexadecimal whether numbers are hexadecimal even without 0x
     */
    public FieldList(String text, boolean hexadecimal) {
        this.text = text;
        this.hexadecimal = hexadecimal;
    }

    /** Returns a list of one field that does not stand in the trace. */
    public static FieldList of(String name, long value) {
        FieldList list = new FieldList(Long.toString(value), false);
        list.add(name, 0, list.text.length());
        return list;
    }

    /** Returns the text in which the fields stand. */
    public String text() {
        return text;
    }

    /** Adds a field whose name stands in the text. */
    void add(int nameStart, int nameEnd, int start, int end) {
        add(null, nameStart, nameEnd, start, end);
    }

    /** Adds a field with a name that does not. */
    void add(String name, int start, int end) {
        add(name, 0, 0, start, end);
    }

    private void add(@Nullable String name, int nameStart, int nameEnd, int start, int end) {
        if (count == names.length) {
            names = Arrays.copyOf(names, 2 * count);
            bounds = Arrays.copyOf(bounds, 2 * bounds.length);
        }
        int first = start;
        int last = Math.max(start, end);
        while (first < last && text.charAt(first) == ' ') {
            first++;
        }
        while (first < last && text.charAt(last - 1) == ' ') {
            last--;
        }
        names[count] = name;
        int at = count * PER_FIELD;
        bounds[at] = nameStart;
        bounds[at + 1] = nameEnd;
        bounds[at + 2] = first;
        bounds[at + 3] = last;
        count++;
    }

    /** Renames a field that is printed under another name. */
    void rename(String printed, String name) {
        int index = find(printed);
        if (index >= 0) {
            names[index] = name;
        }
    }

    /**
     * Gives every text that is printed behind its address, {@code filename: 0x7f "/tmp"}, a field
     * of its own, under the name that it has among the raw values: {@code __filename_val}.
     */
    void splitTexts() {
        int printed = count;
        for (int i = 0; i < printed; i++) {
            int end = i * PER_FIELD + 3;
            int closing = bounds[end] - 1;
            int opening = text.indexOf(" \"", bounds[end - 1], Math.max(bounds[end - 1], closing));
            if (opening > 0 && text.charAt(closing) == '"') {
                bounds[end] = opening;
                if (numberAt(i) >= 0) {
                    add("__" + name(i) + "_val", opening + 2, closing);
                } else {
                    bounds[end] = closing + 1;
                }
            }
        }
    }

    /** Returns how many fields there are. */
    public int size() {
        return count;
    }

    /** Returns the name of a field. */
    public String name(int index) {
        String name = names[index];
        int at = index * PER_FIELD;
        return name != null ? name : text.substring(bounds[at], bounds[at + 1]);
    }

    /**
     * Returns the names of all fields, with a number where an earlier one has the same name: {@code
     * a}, {@code a (2)}.
     */
    public List<String> uniqueNames() {
        Map<String, Integer> counts = new HashMap<>();
        List<String> unique = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String name = name(i);
            int same = counts.merge(name, 1, Integer::sum);
            unique.add(same == 1 ? name : name + " (" + same + ')');
        }
        return unique;
    }

    /** Returns the index of the first field with a name; -1 if there is none. */
    public int find(String name) {
        for (int i = 0; i < count; i++) {
            String fixed = names[i];
            int start = bounds[i * PER_FIELD];
            if (fixed != null
                    ? fixed.equals(name)
                    : bounds[i * PER_FIELD + 1] - start == name.length()
                            && text.startsWith(name, start)) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the value of a field as it stands in the trace. */
    public String string(int index) {
        int at = index * PER_FIELD;
        return text.substring(bounds[at + 2], bounds[at + 3]);
    }

    /**
     * Returns the value of a field: a number where it is one that a {@code long} can hold, else its
     * text. What a system call returned is a signed number.
     */
    public Object value(int index) {
        int at = numberAt(index);
        boolean hexadecimal = isHexadecimal(index, at);
        int start = hexadecimal ? digits(at) : at;
        long number = at < 0 ? 0 : parse(start, numberEnd(index), hexadecimal);
        boolean signed = !hexadecimal || number >= 0 || name(index).equals(RETURNED);
        return at >= 0 && signed ? (Object) Long.valueOf(number) : string(index);
    }

    /**
     * Returns the value of a field as a number.
     *
     * @param index the field
     * @param missing what to return if it is none
     * @return the number; that of the state for a state that is written as letters; numbers beyond
     *     the range of a {@code long} wrap
     */
    public long number(int index, long missing) {
        int at = numberAt(index);
        if (at < 0) {
            return name(index).equals(STATE) ? TaskState.of(string(index)) : missing;
        }
        boolean hexadecimal = isHexadecimal(index, at);
        return parse(hexadecimal ? digits(at) : at, numberEnd(index), hexadecimal);
    }

    // --- numbers

    /** Returns where the number begins that a field consists of; -1 if it is no number. */
    private int numberAt(int index) {
        int start = bounds[index * PER_FIELD + 2];
        int end = numberEnd(index);
        boolean hexadecimal = isHexadecimal(index, start);
        int at = hexadecimal ? digits(start) : start;
        if (!hexadecimal && at < end && text.charAt(at) == '-') {
            at++;
        }
        int digits = end - at;
        int most = hexadecimal ? HEX_DIGITS : GREATEST.length();
        if (digits <= 0 || digits > most) {
            return -1;
        }
        for (int i = at; i < end; i++) {
            if (Character.digit(text.charAt(i), hexadecimal ? HEX_DIGITS : 10) < 0) {
                return -1;
            }
        }
        // Times since the epoch have as many digits as the greatest number.
        boolean isTooLarge =
                !hexadecimal && digits == most && GREATEST.compareTo(text.substring(at, end)) < 0;
        return isTooLarge ? -1 : start;
    }

    /** A number may have a unit: {@code 327671 [ns]}. */
    private int numberEnd(int index) {
        int start = bounds[index * PER_FIELD + 2];
        int end = bounds[index * PER_FIELD + 3];
        if (end > start && text.charAt(end - 1) == ']') {
            int unit = text.substring(start, end).lastIndexOf(" [");
            if (unit > 0) {
                return start + unit;
            }
        }
        return end;
    }

    private boolean isHexadecimal(int index, int at) {
        return at >= 0 && (hexadecimal || text.startsWith("0x", at));
    }

    private int digits(int at) {
        return text.startsWith("0x", at) ? at + 2 : at;
    }

    private long parse(int start, int end, boolean hexadecimal) {
        boolean negative = !hexadecimal && text.charAt(start) == '-';
        long value = 0;
        for (int i = negative ? start + 1 : start; i < end; i++) {
            int digit = Character.digit(text.charAt(i), HEX_DIGITS);
            value = hexadecimal ? value << 4 | digit : 10 * value + digit;
        }
        return negative ? -value : value;
    }
}
