package org.eclipse.tracecompass.internal.ftrace.core.trace;

import org.eclipse.tracecompass.internal.ftrace.core.text.OtherLine;

/** Whether an event has further lines, and which. */
enum Continuation {
    /** The event is one line. */
    NONE {
        @Override
        boolean goesOn(byte[] bytes, int start, int end) {
            return false;
        }
    },
    /** The functions of a stack follow. */
    STACK {
        @Override
        boolean goesOn(byte[] bytes, int start, int end) {
            return OtherLine.isStackLine(bytes, start, end);
        }

        @Override
        String text(String line) {
            return " <- " + line.strip().substring(2).strip();
        }

        @Override
        String join(String first, String further) {
            return further.isEmpty() ? first : further.substring(" <- ".length());
        }
    },
    /** The event has a text with ends of lines in it. */
    TEXT {
        @Override
        boolean goesOn(byte[] bytes, int start, int end) {
            return OtherLine.lost(bytes, start, end) == null
                    && !(end > start && bytes[start] == '#');
        }
    };

    /** Returns whether a line belongs to the event before it, if it is no event. */
    abstract boolean goesOn(byte[] bytes, int start, int end);

    /** Returns what a further line adds to the text of the event. */
    String text(String line) {
        return '\n' + line;
    }

    /** Returns the text of an event from that of its first line and of the others. */
    String join(String first, String further) {
        return first + further;
    }

    /** Returns what may follow the first line of an event. */
    static Continuation of(String name, String text) {
        return switch (name) {
            case "kernel_stack", "user_stack" -> STACK;
            case "print", "bprint", "bputs", "tracing_mark_write" -> TEXT;
            default -> hasOpenText(name, text) ? TEXT : NONE;
        };
    }

    /** Parameters of system calls that are texts are printed as they are. */
    private static boolean hasOpenText(String name, String text) {
        if (!name.startsWith("sys_enter")) {
            return false;
        }
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            quoted ^= text.charAt(i) == '"';
        }
        return quoted || text.contains("_val=");
    }
}
