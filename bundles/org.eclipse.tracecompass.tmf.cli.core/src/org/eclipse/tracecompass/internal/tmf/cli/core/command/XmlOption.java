package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFile;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlDocuments;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlProblem;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import picocli.CommandLine.Option;

/** The option {@code --xml}: files of XML analyses that the traces get. */
final class XmlOption {

    @Option(
            names = "--xml",
            paramLabel = "FILE",
            description = "A file of XML analyses; adds them and their views. Can be repeated.")
    private List<Path> files = new ArrayList<>();

    /** Returns whether the option was given. */
    boolean isGiven() {
        return !files.isEmpty();
    }

    /**
     * Adds the analyses of the files to every trace that they are for.
     *
     * @return the ids of the analyses
     * @throws UserError if a file cannot be read, is wrong, or is for other types of traces
     */
    List<String> add(OpenTrace opened, Console console) {
        List<String> ids = new ArrayList<>();
        for (Path path : files) {
            XmlAnalysisFile file = sound(path, console);
            XmlAnalysisFiles.give(file);
            List<String> added = new ArrayList<>();
            for (ITmfTrace trace : opened.members()) {
                try {
                    added.addAll(XmlAnalyses.add(file, trace));
                } catch (TmfAnalysisException | TmfTraceException e) {
                    throw new UserError(
                            "The analyses of %s cannot be added to %s: %s"
                                    .formatted(path, trace.getPath(), e.getMessage()),
                            e);
                }
            }
            if (added.isEmpty()) {
                throw new UserError(
                        "%s has no analysis for %s; look at the trace types in its heads."
                                .formatted(path, opened.path()));
            }
            added.stream().filter(id -> !ids.contains(id)).forEach(ids::add);
        }
        return ids;
    }

    private static XmlAnalysisFile sound(Path path, Console console) {
        UserErrors.requireFile(path);
        List<XmlProblem> problems;
        try {
            XmlAnalysisFile file =
                    new XmlAnalysisFile(
                            path.toString(), XmlAnalysisFile.Origin.GIVEN, XmlDocuments.read(path));
            problems = XmlAnalyses.check(file);
            if (problems.isEmpty()) {
                return file;
            }
        } catch (XmlFileException e) {
            problems = e.problems();
        }
        problems.forEach(problem -> console.error(problem + "."));
        throw new UserError(
                problems.size() == 1
                        ? "The XML analyses in %s have an error; correct it.".formatted(path)
                        : "The XML analyses in %s have %d errors; correct them."
                                .formatted(path, problems.size()));
    }
}
