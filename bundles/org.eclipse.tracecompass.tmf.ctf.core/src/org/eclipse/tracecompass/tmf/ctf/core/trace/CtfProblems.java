package org.eclipse.tracecompass.tmf.ctf.core.trace;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.trace.CtfReader;
import org.eclipse.tracecompass.tmf.ctf.core.context.CtfTmfContext;

/** The problems of a trace that were found so far. Each is logged once. Thread-safe. */
final class CtfProblems {

    private static final System.Logger LOGGER = LazyLogger.of(CtfProblems.class);

    private final Set<CtfDiagnostic> found = new LinkedHashSet<>();

    /** Adds problems, unless they are known. */
    void add(List<CtfDiagnostic> diagnostics) {
        for (CtfDiagnostic diagnostic : diagnostics) {
            boolean isNew;
            synchronized (found) {
                isNew = found.add(diagnostic);
            }
            if (isNew) {
                LOGGER.log(System.Logger.Level.INFO, diagnostic.sentence());
            }
        }
    }

    /** Adds what a context has met while it was reading. */
    void addOf(CtfTmfContext context) {
        CtfReader reader = context.getReader();
        if (reader != null) {
            add(reader.diagnostics());
        }
    }

    /** Adds why a context could not read on, if it could not. */
    void addFailureOf(CtfTmfContext context, String path) {
        IOException failure = context.getFailure();
        if (failure != null) {
            add(List.of(CtfDiagnostic.inMetadata(Path.of(path), 0, reason(failure))));
        }
    }

    /** The problems in the order in which they were found. */
    List<CtfDiagnostic> all() {
        synchronized (found) {
            return List.copyOf(found);
        }
    }

    /** Why a file cannot be read, as one sentence. */
    static String reason(IOException e) {
        return switch (e) {
            case NoSuchFileException missing -> missing.getFile() + " does not exist.";
            case AccessDeniedException denied ->
                    denied.getFile() + " may not be read (permission denied).";
            default -> String.valueOf(e.getMessage());
        };
    }
}
