package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.math.BigDecimal;
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

    /** What a line tells. */
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

    private static final Pattern HEAD =
            Pattern.compile("\\s*(?:(\\d{1,9}\\.\\d{1,9})\\s*\\|?\\s+)?(\\d{1,5})\\)(.*)");
    private static final Pattern SWITCH = Pattern.compile("\\s*(.+-\\d+)\\s+=>\\s+(.+-\\d+)\\s*");
    private static final Pattern TASK = Pattern.compile("\\s*(\\S.*-\\d+)\\s*");
    private static final Pattern FLAGS = Pattern.compile("\\s*([-.#0-9A-Za-z]{4,6})\\s*");
    private static final Pattern DURATION =
            Pattern.compile("\\s*[-+!#*@$]?\\s*(\\d{1,12}(?:\\.\\d{1,6})?) us\\s*");
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
        Matcher head = HEAD.matcher(new String(bytes, start, end - start, StandardCharsets.UTF_8));
        if (!head.matches()) {
            return null;
        }
        String time = head.group(1);
        long nanos = time == null ? -1 : new BigDecimal(time).movePointRight(9).longValue();
        int cpu = Integer.parseInt(head.group(2));
        String rest = head.group(3);
        if (INTERRUPT.matcher(rest).matches()) {
            String text = rest.contains(">") ? "entry" : "exit";
            return new GraphLine(Kind.INTERRUPT, nanos, cpu, null, "", -1, 0, text);
        }
        Matcher change = SWITCH.matcher(rest);
        if (change.matches()) {
            return new GraphLine(Kind.SWITCH, nanos, cpu, change.group(2), "", -1, 0, "");
        }
        return columns(nanos, cpu, rest);
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
            String column = rest.substring(at, bar);
            Matcher time = DURATION.matcher(column);
            Matcher taskColumn = TASK.matcher(column);
            Matcher flagColumn = FLAGS.matcher(column);
            boolean last = column.isBlank();
            if (time.matches()) {
                duration = new BigDecimal(time.group(1)).movePointRight(3).longValue();
                last = true;
            } else if (task == null && taskColumn.matches()) {
                task = taskColumn.group(1);
            } else if (flags.isEmpty() && flagColumn.matches()) {
                flags = flagColumn.group(1);
            } else if (!last) {
                break;
            }
            at = bar + 1;
            bar = last ? -1 : rest.indexOf('|', at);
        }
        return function(nanos, cpu, task, flags, duration, rest.substring(at));
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
