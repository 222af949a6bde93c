package org.eclipse.tracecompass.tmf.cli.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Ends the process of a command. {@link System#exit} looks in all jars of the class path for
 * somebody who wants to log that, which takes a third of the time of a short command; a process
 * whose first method returns does not.
 */
final class ProcessEnd {

    /** For threads that start between the count and the look. */
    private static final int MORE = 64;

    private ProcessEnd() {}

    /**
     * Ends the process, now or when the caller returns from the first method.
     *
     * @param code the exit code
     */
    static void with(int code) {
        if (code != 0 || othersKeepItRunning(Thread.currentThread())) {
            System.exit(code);
        }
    }

    /** Whether a thread other than one keeps the process running. */
    static boolean othersKeepItRunning(Thread first) {
        ThreadGroup all = first.getThreadGroup();
        while (all.getParent() != null) {
            all = all.getParent();
        }
        @Nullable Thread[] threads = new Thread[all.activeCount() + MORE];
        int count = all.enumerate(threads);
        for (int i = 0; i < count; i++) {
            Thread thread = threads[i];
            if (thread != null && thread != first && isKeeping(thread)) {
                return true;
            }
        }
        return count == threads.length;
    }

    /** Whether a process waits for a thread at its end. */
    static boolean isKeeping(Thread thread) {
        return thread.isAlive() && !thread.isDaemon();
    }
}
