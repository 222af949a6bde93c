package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** The open files of processes, as the calls so far tell. For one thread. */
final class FileTable {

    private record OpenFile(String name, boolean closedByExec) {}

    private final Map<Integer, Map<Integer, OpenFile>> byProcess = new HashMap<>();

    private Map<Integer, OpenFile> of(int process) {
        return byProcess.computeIfAbsent(process, p -> new HashMap<>());
    }

    /** A process opened a file; null for a name that is not known. */
    void open(int process, long fd, @Nullable String name, boolean closedByExec) {
        if (name == null) {
            close(process, fd);
        } else if (fd >= 0) {
            of(process).put((int) fd, new OpenFile(name, closedByExec));
        }
    }

    void close(int process, long fd) {
        of(process).remove((int) fd);
    }

    /** A process has a file under another number too. */
    void duplicate(int process, long from, long to, boolean closedByExec) {
        OpenFile file = of(process).get((int) from);
        if (file == null) {
            // Whatever the number stood for is not it any more.
            close(process, to);
        } else {
            open(process, to, file.name(), closedByExec);
        }
    }

    /** A process begins with the files of another one. */
    void fork(int parent, int child) {
        byProcess.put(child, new HashMap<>(of(parent)));
    }

    /** A process executes another program. */
    void execute(int process) {
        of(process).values().removeIf(OpenFile::closedByExec);
    }

    void end(int process) {
        byProcess.remove(process);
    }

    /** Returns the name of a file; null if it is not known, as before the trace began. */
    @Nullable
    String name(int process, long fd) {
        OpenFile file = of(process).get((int) fd);
        return file == null ? null : file.name();
    }

    void forget() {
        byProcess.clear();
    }
}
