package org.eclipse.tracecompass.internal.ftrace.core.trace;

import java.io.IOException;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.SyscallNumbers;
import org.eclipse.tracecompass.common.core.files.SharedFile;
import org.eclipse.tracecompass.internal.ftrace.core.text.EventLine;
import org.eclipse.tracecompass.internal.ftrace.core.text.LineReader;
import org.eclipse.tracecompass.internal.ftrace.core.text.SharedStrings;

/**
 * Finds out on which kind of machine a trace was recorded, which its text does not say: the numbers
 * of system calls differ. Calls whose first parameter is "the working directory" have different
 * numbers on the two kinds, and every program makes them.
 */
public final class Architecture {

    private static final long BYTES = 1 << 22;
    private static final String WORKING_DIRECTORY = "ffffff9c";
    private static final String[] RELATIVE = {
        "openat",
        "newfstatat",
        "fstatat",
        "statx",
        "faccessat",
        "faccessat2",
        "readlinkat",
        "unlinkat",
        "mkdirat",
        "openat2"
    };

    private Architecture() {}

    /**
     * Returns the names of the system calls by number; those of x86-64 where nothing tells.
     *
     * @param file the trace
     * @throws IOException if it cannot be read
     */
    public static SyscallNumbers numbers(SharedFile file) throws IOException {
        LineReader lines = new LineReader(file);
        EventLine line = new EventLine();
        SharedStrings texts = new SharedStrings();
        int balance = 0;
        while (lines.position() < BYTES && lines.next()) {
            if (!lines.isCut()
                    && line.parse(lines.bytes(), lines.start(), lines.end())
                    && line.form() == EventLine.Form.NAMED
                    && line.name(texts).equals("sys_enter")) {
                balance += vote(line.text());
            }
        }
        return balance < 0 ? SyscallNumbers.generic() : SyscallNumbers.x86();
    }

    private static int vote(String text) {
        int open = text.indexOf(" (");
        int comma = text.indexOf(',');
        if (!text.startsWith("NR ")
                || open < 0
                || comma < open
                || !text.substring(open, comma).endsWith(WORKING_DIRECTORY)) {
            return 0;
        }
        try {
            long number = Long.parseLong(text.substring(3, open));
            return (SyscallNumbers.x86().isOneOf(number, RELATIVE) ? 1 : 0)
                    - (SyscallNumbers.generic().isOneOf(number, RELATIVE) ? 1 : 0);
        } catch (NumberFormatException e) {
            return 0;
        }
    }
}
