package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.StatesChecker;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.TraceEventCatalog;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace;
import picocli.CommandLine.Option;

/** The option {@code --states}: declarations that the traces get an analysis of. */
final class StatesOption {

    @Option(
            names = "--states",
            paramLabel = "FILE",
            description =
                    "A file that declares states (see 'astrolabe states'); adds an analysis with"
                            + " its name. Can be repeated.")
    private List<Path> files = new ArrayList<>();

    /** Returns whether the option was given. */
    boolean isGiven() {
        return !files.isEmpty();
    }

    /**
     * Adds to every trace an analysis per file, unless the file is only for other traces of an
     * experiment.
     *
     * @return the ids of the analyses
     * @throws UserError if a file cannot be read or is wrong
     */
    List<String> add(OpenTrace opened, Console console) {
        List<String> ids = new ArrayList<>();
        for (Path file : files) {
            StatesFile states = StatesFiles.sound(file, console);
            DeclarationSet set = DeclarationSet.of(states, DeclarationSet.Origin.GIVEN);
            List<ITmfTrace> concerned = opened.members().stream().filter(set::concerns).toList();
            for (ITmfTrace trace : concerned.isEmpty() ? opened.members() : concerned) {
                StatesFiles.requireSound(file, problems(states, trace), console);
                String id = add(set, trace, console);
                if (!ids.contains(id)) {
                    ids.add(id);
                }
            }
        }
        return ids;
    }

    /** The fields are known before only where the metadata tells all events. */
    private static List<Problem> problems(StatesFile states, ITmfTrace trace) {
        return trace instanceof CtfTmfTrace
                ? StatesChecker.check(List.of(states), TraceEventCatalog.of(trace))
                : StatesChecker.check(List.of(states));
    }

    private static String add(DeclarationSet set, ITmfTrace trace, Console console) {
        try {
            DeclarationSet named = set;
            for (int i = 2; trace.getAnalysisModule(named.id()) != null; i++) {
                if (trace.getAnalysisModule(named.id()) instanceof DeclaredAnalysisModule known) {
                    if (known.getDeclarations().files().equals(set.files())) {
                        return named.id();
                    }
                    if (makesRoom(known, set, console)) {
                        trace.removeAnalysisModule(named.id());
                        known.dispose();
                        break;
                    }
                }
                named =
                        new DeclarationSet(
                                set.name() + "-" + i, set.origin(), set.source(), set.parts());
            }
            DeclaredAnalysisModule module = new DeclaredAnalysisModule(named);
            module.setTrace(trace);
            trace.addAnalysisModule(module);
            return named.id();
        } catch (TmfAnalysisException | TmfTraceException e) {
            throw new UserError(
                    "The states of %s cannot be analysed for %s: %s"
                            .formatted(set.source(), trace.getPath(), e.getMessage()),
                    e);
        }
    }

    /** Declarations found automatically – in the trace's folder, in the library – are not meant. */
    private static boolean makesRoom(
            DeclaredAnalysisModule known, DeclarationSet given, Console console) {
        DeclarationSet found = known.getDeclarations();
        if (found.origin() == DeclarationSet.Origin.GIVEN) {
            return false;
        }
        console.note(
                "The declaration '%s' belongs to %s, not to %s."
                        .formatted(given.name(), given.source(), found.source()));
        return true;
    }
}
