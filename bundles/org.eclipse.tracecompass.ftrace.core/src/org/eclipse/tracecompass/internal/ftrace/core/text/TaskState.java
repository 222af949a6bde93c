package org.eclipse.tracecompass.internal.ftrace.core.text;

import org.eclipse.tracecompass.analysis.os.linux.core.kernel.LinuxValues;

/** The letters by which the kernel prints the state in which a task leaves a CPU. */
final class TaskState {

    private TaskState() {}

    /**
     * Returns the state that letters mean, as in {@link LinuxValues}.
     *
     * @param letters for example {@code S}, {@code R+} or {@code D|K}
     */
    static long of(String letters) {
        long state = 0;
        for (int i = 0; i < letters.length(); i++) {
            state |=
                    switch (letters.charAt(i)) {
                        case 'S' -> LinuxValues.TASK_INTERRUPTIBLE;
                        case 'D' -> LinuxValues.TASK_UNINTERRUPTIBLE;
                        case 'T' -> LinuxValues.TASK_STOPPED__;
                        case 't' -> LinuxValues.TASK_TRACED__;
                        case 'X' -> LinuxValues.EXIT_DEAD;
                        case 'Z' -> LinuxValues.EXIT_ZOMBIE;
                        case 'x' -> LinuxValues.TASK_DEAD;
                        case 'I' -> LinuxValues.TASK_IDLE;
                        case 'P' -> LinuxValues.TASK_PARK;
                        case '+' -> LinuxValues.TASK_WAKING;
                        default -> 0;
                    };
        }
        return state;
    }
}
