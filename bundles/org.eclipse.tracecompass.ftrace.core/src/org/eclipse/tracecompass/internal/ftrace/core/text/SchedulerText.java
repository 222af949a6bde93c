package org.eclipse.tracecompass.internal.ftrace.core.text;

/**
 * The two ways in which tasks are printed in scheduler events: {@code prev_comm=a b prev_pid=7
 * prev_prio=120 prev_state=S}, and {@code a b:7 [120] S}. The name of a task may contain anything,
 * so both are read from their end.
 */
final class SchedulerText {

    private SchedulerText() {}

    /** Adds what pairs tell of a task. */
    static void task(FieldList list, String prefix, int start, int end) {
        String text = list.text();
        int comm = start + prefix.length() + "comm=".length();
        String pid = " " + prefix + "pid=";
        int name = text.lastIndexOf(pid, end);
        if (name < comm) {
            list.add(prefix + "comm", comm, end);
            return;
        }
        list.add(prefix + "comm", comm, name);
        int at = name + 1;
        while (at > 0 && at < end) {
            int equals = text.indexOf('=', at);
            if (equals < 0 || equals >= end) {
                return;
            }
            int next = text.indexOf(' ', equals);
            int last = next < 0 || next > end ? end : next;
            list.add(at, equals, equals + 1, last);
            at = last + 1;
        }
    }

    /** Returns whether a part of a text is a task in the short way. */
    static boolean isPlain(String text, int start, int end) {
        int open = open(text, start, end);
        int colon = open < 0 ? -1 : text.lastIndexOf(':', open);
        return colon >= start
                && isNumber(text, colon + 1, open)
                && isNumber(text, open + 2, text.indexOf(']', open));
    }

    /** Adds what the short way tells of a task; only where {@link #isPlain} is true. */
    static void plain(FieldList list, String prefix, int start, int end) {
        String text = list.text();
        int open = open(text, start, end);
        int colon = text.lastIndexOf(':', open);
        int close = text.indexOf(']', open);
        list.add(prefix + "comm", start, colon);
        list.add(prefix + "pid", colon + 1, open);
        list.add(prefix + "prio", open + 2, close);
        if (close + 1 < end) {
            list.add(prefix + "state", close + 1, end);
        }
    }

    private static int open(String text, int start, int end) {
        int open = text.lastIndexOf(" [", end - 1);
        int close = open < start ? -1 : text.indexOf(']', open);
        return close < 0 || close >= end ? -1 : open;
    }

    private static boolean isNumber(String text, int start, int end) {
        int first = start < end && text.charAt(start) == '-' ? start + 1 : start;
        for (int i = first; i < end; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return first < end;
    }
}
