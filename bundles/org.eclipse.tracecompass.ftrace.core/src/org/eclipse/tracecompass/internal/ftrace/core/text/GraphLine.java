package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A line of the function_graph tracer as tracefs prints it. Which columns stand before the function
 * depends on the tracer's options: time, CPU, task, flags, duration.
 *
 * <pre>
 *  0)               |  do_sys_openat2() {
 *  0) + 14.652 us   |        kmem_cache_alloc_noprof();
 *  24.589860 |   0)    bash-308    |  d.h1. |   1.622 us    |    }
 *  0)               |  /&#42; sched_waking: comm=… &#42;/
 *  0)  bash-308     =&gt;  cat-309
 *  0)   ==========&gt; |
 * </pre>
 *
 * @param kind what the line tells
 * @param nanos the time, ns; -1 where the line has none
 * @param cpu the CPU
 * @param task name and number of the task with a dash between, as printed; null where the line has
 *     none; the task that the CPU goes to, for {@link Kind#SWITCH}
 * @param flags the flags, empty where the line has none
 * @param duration how long the function took, ns; -1 where the line does not tell
 * @param depth how many functions are around this one
 * @param text the function with what stands behind it, or the comment
 */
public record GraphLine(
        Kind kind,
        long nanos,
        int cpu,
        @Nullable String task,
        String flags,
        long duration,
        int depth,
        String text) {

    /** The content of a line. */
    public enum Kind {
        /** A function begins, and calls others. */
        ENTRY,
        /** A function began and ended. */
        LEAF,
        /** A function ends. */
        EXIT,
        /** An event of another kind, or a message. */
        COMMENT,
        /** The CPU goes to another task. */
        SWITCH,
        /** An interrupt begins or ends. */
        INTERRUPT
    }

    private static final long NO_TIME = -1;
    private static final long NO_NUMBER = -2;
    private static final long MOST = Long.MAX_VALUE / 10 - 10;
    private static final int NANO_DIGITS = 9;
    private static final int MICRO_DIGITS = 3;
    private static final int CPU_DIGITS = 5;
    private static final Pattern SWITCH = Pattern.compile("\\s*(.+-\\d+)\\s+=>\\s+(.+-\\d+)\\s*");
    private static final Pattern TASK = Pattern.compile("\\S.*-\\d+");
    private static final Pattern FLAGS = Pattern.compile("[-.#0-9A-Za-z]{4,6}");
    private static final Pattern INTERRUPT = Pattern.compile("\\s*(=+>|<=+)\\s*\\|?.*");
    private static final int LONGEST = 4096;

    /**
     * Parses a line.
     *
     * @param bytes the buffer in which it stands
     * @param start where it begins
     * @param end where it ends, exclusive
     * @return what it tells; null if it is no such line
     */
    public static @Nullable GraphLine parse(byte[] bytes, int start, int end) {
        if (end - start > LONGEST || !looksLikeIt(bytes, start, end)) {
            return null;
        }
        String line = new String(bytes, start, end - start, StandardCharsets.UTF_8);
        int close = line.indexOf(')');
        int number = close;
        while (number > 0 && isDigit(line.charAt(number - 1))) {
            number--;
        }
        long nanos = time(line.substring(0, number));
        if (close - number == 0 || close - number > CPU_DIGITS || nanos < NO_TIME) {
            return null;
        }
        int cpu = Integer.parseInt(line, number, close, 10);
        return cpu(nanos, cpu, line.substring(close + 1));
    }

    /** The text before the CPU: a time, or nothing. */
    private static long time(String text) {
        String time = text.replace('|', ' ').strip();
        return time.isEmpty() ? NO_TIME : decimal(time, NANO_DIGITS);
    }

    private static @Nullable GraphLine cpu(long nanos, int cpu, String rest) {
        if (rest.contains("==") && INTERRUPT.matcher(rest).matches()) {
            String text = rest.contains(">") ? "entry" : "exit";
            return new GraphLine(Kind.INTERRUPT, nanos, cpu, null, "", -1, 0, text);
        }
        if (rest.contains("=>") && rest.indexOf('|') < 0) {
            Matcher change = SWITCH.matcher(rest);
            return change.matches()
                    ? new GraphLine(Kind.SWITCH, nanos, cpu, change.group(2), "", -1, 0, "")
                    : null;
        }
        return columns(nanos, cpu, rest);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /**
     * Returns a decimal number.
     *
     * @param text digits, perhaps with a point between them
     * @param scale by which power of ten it is multiplied; what is finer is cut off
     * @return the number; {@link #NO_NUMBER} if it is none, or too large
     */
    private static long decimal(String text, int scale) {
        long value = 0;
        int fraction = -1;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '.' && fraction < 0 && i > 0 && i + 1 < text.length()) {
                fraction = 0;
            } else if (!isDigit(c)) {
                return NO_NUMBER;
            } else if (fraction < scale) {
                value = 10 * value + c - '0';
                fraction += fraction < 0 ? 0 : 1;
                if (value > MOST) {
                    return NO_NUMBER;
                }
            }
        }
        for (int i = Math.max(0, fraction); i < scale; i++) {
            value *= 10;
            if (value > MOST) {
                return NO_NUMBER;
            }
        }
        return text.isEmpty() ? NO_NUMBER : value;
    }

    /** A cheap look, because few lines of other tracers come this far and there are many. */
    private static boolean looksLikeIt(byte[] bytes, int start, int end) {
        int at = start;
        while (at < end && bytes[at] != ')') {
            byte b = bytes[at];
            if (b != ' ' && b != '.' && b != '|' && (b < '0' || b > '9')) {
                return false;
            }
            at++;
        }
        return at < end;
    }

    static @Nullable GraphLine columns(long nanos, int cpu, String rest) {
        String task = null;
        String flags = "";
        long duration = -1;
        int at = 0;
        int bar = rest.indexOf('|');
        if (bar < 0) {
            return null;
        }
        while (bar >= 0) {
            String column = rest.substring(at, bar).strip();
            long time = column.endsWith(" us") ? duration(column) : NO_NUMBER;
            boolean last = column.isEmpty() || time != NO_NUMBER;
            if (time != NO_NUMBER) {
                duration = time;
            } else if (!last && task == null && TASK.matcher(column).matches()) {
                task = column;
            } else if (!last && flags.isEmpty() && FLAGS.matcher(column).matches()) {
                flags = column;
            } else if (!last) {
                break;
            }
            at = bar + 1;
            bar = last ? -1 : rest.indexOf('|', at);
        }
        return function(nanos, cpu, task, flags, duration, rest.substring(at));
    }

    /** The mark before a long duration says again how long it is. */
    private static long duration(String column) {
        String text = column.substring(0, column.length() - " us".length());
        int first = text.isEmpty() || isDigit(text.charAt(0)) ? 0 : 1;
        return decimal(text.substring(first).strip(), MICRO_DIGITS);
    }

    private static @Nullable GraphLine function(
            long nanos, int cpu, @Nullable String task, String flags, long duration, String part) {
        String text = part.strip();
        int indent = part.indexOf(text);
        int depth = Math.max(0, indent / 2 - 1);
        Kind kind;
        if (text.startsWith("/*")) {
            kind = Kind.COMMENT;
            text = text.substring(2).replaceFirst("\\*/$", "").strip();
        } else if (text.startsWith("}")) {
            kind = Kind.EXIT;
        } else if (text.indexOf('(') <= 0) {
            return null;
        } else if (text.contains("{") && !text.contains(";")) {
            kind = Kind.ENTRY;
        } else {
            kind = Kind.LEAF;
        }
        return new GraphLine(kind, nanos, cpu, task, flags, duration, depth, text);
    }

    /** Returns what the line tells of a function as pairs: function, depth, duration. */
    public String pairs() {
        String function;
        if (kind == Kind.EXIT) {
            int comment = text.indexOf("/*");
            function = comment < 0 ? "" : text.substring(comment + 2).replace("*/", "").strip();
        } else {
            int end = text.indexOf('(');
            function = end < 0 ? text : text.substring(0, end);
        }
        return (function.isEmpty() ? "" : "func=" + function + ' ')
                + "depth="
                + depth
                + (duration < 0 ? "" : " duration=" + duration);
    }
}
