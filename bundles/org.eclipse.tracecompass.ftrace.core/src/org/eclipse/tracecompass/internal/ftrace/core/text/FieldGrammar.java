package org.eclipse.tracecompass.internal.ftrace.core.text;

import org.eclipse.jdt.annotation.Nullable;

/**
 * How the text of an event is taken apart into fields; it depends on the event and on who printed
 * it. Every text has fields: what no rule fits is one field named {@link FieldList#TEXT}.
 */
public enum FieldGrammar {
    /** {@code name=value name=value} or {@code name: value, name: value}. */
    PAIRS {
        @Override
        public FieldList parse(String text) {
            return Pairs.parse(text, false);
        }
    },
    /** A switch: pairs with an arrow, or {@code bash:313 [120] S ==> swapper/1:0 [120]}. */
    SWITCH {
        @Override
        public FieldList parse(String text) {
            FieldList list = new FieldList(text, false);
            int next = text.lastIndexOf(" next_comm=");
            if (text.startsWith("prev_comm=") && next > 0) {
                int arrow = text.lastIndexOf(" ==>", next);
                SchedulerText.task(list, "prev_", 0, arrow < 0 ? next : arrow);
                SchedulerText.task(list, "next_", next + 1, text.length());
                return list;
            }
            int at = text.lastIndexOf(ARROW);
            for (int i = 0; i < MOST_ARROWS && at > 0; i++) {
                if (SchedulerText.isPlain(text, 0, at)
                        && SchedulerText.isPlain(text, at + ARROW.length(), text.length())) {
                    SchedulerText.plain(list, "prev_", 0, at);
                    SchedulerText.plain(list, "next_", at + ARROW.length(), text.length());
                    return list;
                }
                at = text.lastIndexOf(ARROW, at - 1);
            }
            return Pairs.parse(text, false);
        }
    },
    /** A wake-up: pairs, or {@code bash:313 [120] success=1 CPU:001}. */
    WAKEUP {
        @Override
        public FieldList parse(String text) {
            int cpu = text.lastIndexOf("CPU:");
            int priority = text.lastIndexOf(']', Math.max(cpu, 0));
            if (!text.startsWith("comm=")
                    && priority > 0
                    && SchedulerText.isPlain(text, 0, priority + 1)) {
                FieldList list = new FieldList(text, false);
                SchedulerText.plain(list, "", 0, priority + 1);
                int success = text.indexOf("success=", priority);
                if (success > 0) {
                    list.add("success", success + "success=".length(), cpu);
                }
                list.add("target_cpu", cpu + "CPU:".length(), text.length());
                return list;
            }
            return Pairs.parse(text, false);
        }
    },
    /** A creation of a thread, whose creator's fields are printed without {@code parent_}. */
    FORK {
        @Override
        public FieldList parse(String text) {
            FieldList list = Pairs.parse(text, false);
            list.rename("comm", "parent_comm");
            list.rename("pid", "parent_pid");
            return list;
        }
    },
    /** A request to a disk and its thread: {@code 254,0 RM 4096 () 181560 + 8 [bash]}, or pairs. */
    DISK_REQUEST {
        @Override
        public FieldList parse(String text) {
            return request(text, "comm");
        }
    },
    /** The answer to a request to a disk, with an error: {@code 254,0 RM () 181560 + 8 [0]}. */
    DISK_ANSWER {
        @Override
        public FieldList parse(String text) {
            return request(text, "error");
        }
    },
    /** The parameters of a system call as tracefs prints them: all numbers are hexadecimal. */
    SYSCALL_PARAMETERS {
        @Override
        public FieldList parse(String text) {
            return parameters(text, true);
        }
    },
    /** The parameters of a system call as trace-cmd prints them. */
    SYSCALL_ENTRY {
        @Override
        public FieldList parse(String text) {
            return parameters(text, false);
        }
    },
    /** The return value of a system call: a plain number, or pairs. */
    SYSCALL_RESULT {
        @Override
        public FieldList parse(String text) {
            if (text.indexOf('=') >= 0) {
                return Pairs.parse(text, false);
            }
            FieldList list = new FieldList(text, false);
            list.add(FieldList.RETURNED, 0, text.length());
            return list;
        }
    },
    /** Entry or exit of any system call: {@code NR 33 (a, 1, 0)}, {@code NR 33 = 1}, or pairs. */
    SYSCALL_NUMBER {
        @Override
        public FieldList parse(String text) {
            int name = text.startsWith("NR ") ? text.indexOf(' ', 3) : -1;
            if (name < 0) {
                return Pairs.parse(text, false);
            }
            FieldList list = new FieldList(text, false);
            list.add("id", 3, name);
            int last = text.length();
            if (text.startsWith("= ", name + 1)) {
                list.add(FieldList.RETURNED, name + 3, last);
            } else if (text.startsWith("(", name + 1) && text.endsWith(")")) {
                list.add("args", name + 2, last - 1);
            }
            return list;
        }
    },
    /** A function and its caller: {@code kfree <-do_exit}, or pairs. */
    FUNCTION {
        @Override
        public FieldList parse(String text) {
            int mark = text.indexOf(" <-");
            if (mark < 0) {
                return text.indexOf('=') >= 0 ? Pairs.parse(text, false) : whole("ip", text);
            }
            FieldList list = new FieldList(text, false);
            list.add("ip", 0, mark);
            int caller = mark + " <-".length();
            list.add(
                    "parent_ip", text.startsWith("-", caller) ? caller + 1 : caller, text.length());
            return list;
        }
    },
    /** A message, perhaps with the function that wrote it: {@code tracing_mark_write: hello}. */
    MESSAGE {
        @Override
        public FieldList parse(String text) {
            int buf = text.startsWith("ip=") ? text.indexOf(" buf=") : -1;
            if (buf > 0) {
                FieldList list = new FieldList(text, false);
                list.add("ip", 3, buf);
                list.add("buf", buf + " buf=".length(), text.length());
                return list;
            }
            int writer = Pairs.nameEnd(text, 0);
            if (writer > 0 && text.startsWith(": ", writer)) {
                FieldList list = new FieldList(text, false);
                list.add("ip", 0, writer);
                list.add("buf", writer + 2, text.length());
                return list;
            }
            return whole("buf", text);
        }
    },
    /** A message of which nothing is taken apart. */
    MARKER {
        @Override
        public FieldList parse(String text) {
            return whole("buf", text);
        }
    },
    /** The functions of a stack. */
    STACK {
        @Override
        public FieldList parse(String text) {
            return whole("caller", text);
        }
    },
    /** A function that begins or ends, with columns as of function_graph, or pairs. */
    GRAPH {
        @Override
        public FieldList parse(String text) {
            GraphLine line = text.indexOf('|') < 0 ? null : GraphLine.columns(0, 0, text);
            return Pairs.parse(line == null ? text : line.pairs(), false);
        }
    };

    private static final String ARROW = " ==> ";

    /** More than the 16 characters of a task's name have room for. */
    private static final int MOST_ARROWS = 8;

    /**
     * Takes the text of an event apart.
     *
     * @param text the text; may be empty
     */
    public abstract FieldList parse(String text);

    /** Returns the grammar of an event's text by the event's name. */
    public static FieldGrammar of(String event) {
        FieldGrammar syscall = ofSyscall(event);
        if (syscall != null) {
            return syscall;
        }
        return switch (event) {
            case "sched_switch" -> SWITCH;
            case "sched_wakeup", "sched_wakeup_new", "sched_waking" -> WAKEUP;
            case "sched_process_fork" -> FORK;
            case "block_rq_complete", "block_rq_error", "block_rq_requeue", "block_bio_complete" ->
                    DISK_ANSWER;
            case "function" -> FUNCTION;
            case "print", "bprint", "bputs" -> MESSAGE;
            case "tracing_mark_write" -> MARKER;
            case "kernel_stack", "user_stack" -> STACK;
            case "funcgraph_entry", "funcgraph_exit" -> GRAPH;
            default -> event.startsWith("block_") ? DISK_REQUEST : PAIRS;
        };
    }

    private static @Nullable FieldGrammar ofSyscall(String event) {
        if (event.equals("sys_enter") || event.equals("sys_exit")) {
            return SYSCALL_NUMBER;
        }
        if (event.startsWith("sys_enter_")) {
            return SYSCALL_ENTRY;
        }
        return event.startsWith("sys_exit_") ? SYSCALL_RESULT : null;
    }

    private static FieldList request(String text, String last) {
        FieldList list = BlockText.parse(text, last);
        return list == null ? Pairs.parse(text, false) : list;
    }

    private static FieldList parameters(String text, boolean hexadecimal) {
        FieldList list = Pairs.parse(text, hexadecimal);
        list.splitTexts();
        return list;
    }

    private static FieldList whole(String name, String text) {
        FieldList list = new FieldList(text, false);
        list.add(name, 0, text.length());
        return list;
    }
}
