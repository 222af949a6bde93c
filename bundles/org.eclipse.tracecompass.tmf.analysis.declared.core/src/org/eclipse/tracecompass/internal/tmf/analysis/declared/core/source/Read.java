package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.StatesChecker;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.TraceEventCatalog;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;

/**
 * The declarations read by a source.
 *
 * @param set the declarations
 * @param problems what could not be understood
 */
public record Read(DeclarationSet set, List<Problem> problems) {

    /** Reads a file; one that cannot be read is a problem like any other. */
    public static Read file(Path file, DeclarationSet.Origin origin) {
        try {
            return of(StatesLanguage.read(file), origin);
        } catch (IOException e) {
            return unreadable(file.toString(), origin, e);
        }
    }

    /** A file of which nothing is known but why it could not be read. */
    static Read unreadable(String source, DeclarationSet.Origin origin, IOException cause) {
        String name =
                source.substring(Math.max(source.lastIndexOf('/'), source.lastIndexOf('\\')) + 1);
        StatesFile nothing = new StatesFile(name, source, 0, List.of(), Origin.NONE, Origin.NONE);
        return new Read(
                DeclarationSet.of(nothing, origin),
                List.of(
                        new Problem(
                                Problem.Severity.ERROR,
                                source,
                                0,
                                0,
                                "The file cannot be read: " + cause.getMessage(),
                                "")));
    }

    /** The parsed declarations, as a separate set. */
    public static Read of(Parsed parsed, DeclarationSet.Origin origin) {
        DeclarationSet set = DeclarationSet.of(parsed.file(), origin);
        return new Read(set, parsed.problems());
    }

    /** With what is wrong with the declarations besides what could not be understood. */
    public Read checked(ITmfTrace trace) {
        if (problems.stream().anyMatch(Problem::isError)) {
            return this;
        }
        List<Problem> all = new ArrayList<>(problems);
        // Only the metadata of CTF tells all events before they are read.
        all.addAll(
                trace instanceof CtfTmfTrace
                        ? StatesChecker.check(set.files(), TraceEventCatalog.of(trace))
                        : StatesChecker.check(set.files()));
        return new Read(set, all);
    }

    /** Returns whether a name is that of a file of declarations. */
    static boolean isName(String name) {
        return name.endsWith(StatesLanguage.EXTENSION)
                || name.endsWith(StatesLanguage.XML_EXTENSION);
    }
}
