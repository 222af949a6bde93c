package org.eclipse.tracecompass.analysis.os.linux.core.model;

/**
 * The names of what identifies threads and processes, as aspects, columns and metadata of elements
 * show them, and one sentence about each. They are keys, too, so they are in one language.
 *
 * @since 0.2.0
 */
public final class OsStrings {

    private OsStrings() {}

    /** Returns the name of a thread's identifier. */
    public static String tid() {
        return "TID";
    }

    /** Returns a description of a thread's identifier. */
    public static String tidDesc() {
        return "The identifier of the thread";
    }

    /** Returns the name of a process's identifier. */
    public static String pid() {
        return "PID";
    }

    /** Returns a description of a process's identifier. */
    public static String pidDesc() {
        return "The identifier of the process";
    }

    /** Returns the name of the identifier of a thread's parent. */
    public static String ptid() {
        return "PTID";
    }

    /** Returns a description of the identifier of a thread's parent. */
    public static String ptidDesc() {
        return "The identifier of the parent thread";
    }

    /** Returns the name of the name of a program. */
    public static String execName() {
        return "Exec_Name";
    }

    /** Returns a description of the name of a program. */
    public static String execNameDesc() {
        return "The name of the program that the thread executes";
    }
}
