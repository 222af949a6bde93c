package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.osgi.util.NLS;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.traces.ITraceLineSource;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine.Mark;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The declarations of a trace in the Traces view: where each comes from, whether it is on, what is
 * wrong with it, and its views.
 */
public final class DeclarationLines implements ITraceLineSource {

    /** The id under which the analyses are listed where there are none. */
    private static final String GROUP = "org.eclipse.tracecompass.declared";

    private static final Map<DeclarationSet.Origin, String> ORIGINS =
            Map.of(
                    DeclarationSet.Origin.METADATA, Messages.Origin_Metadata,
                    DeclarationSet.Origin.TRACE_FOLDER, Messages.Origin_TraceFolder,
                    DeclarationSet.Origin.PLUGIN, Messages.Origin_Plugin,
                    DeclarationSet.Origin.LIBRARY, Messages.Origin_Library,
                    DeclarationSet.Origin.GIVEN, Messages.Origin_Given);

    @Override
    public List<TraceLine> linesOf(ITmfTrace trace) {
        if (trace instanceof TmfExperiment || trace instanceof IDataProviderSource) {
            return List.of();
        }
        List<TraceLine> sets = new ArrayList<>();
        KnownDeclarations.get().of(trace).forEach(found -> sets.add(line(found)));
        return List.of(
                new TraceLine(
                        GROUP,
                        Messages.Lines_Group,
                        sets.isEmpty() ? Messages.Lines_None : "",
                        sets.isEmpty() ? Messages.Lines_NoneHelp : Messages.Lines_GroupHelp,
                        sets.isEmpty() ? Mark.OFF : Mark.ON,
                        GROUP,
                        sets));
    }

    private static TraceLine line(Found found) {
        DeclarationSet set = found.set();
        String from = ORIGINS.getOrDefault(set.origin(), set.origin().words());
        String detail =
                !found.isSound()
                        ? NLS.bind(Messages.Lines_Wrong, from)
                        : found.isOn() ? from : NLS.bind(Messages.Lines_Off, from);
        Mark mark = !found.isSound() ? Mark.ERROR : found.isOn() ? Mark.ON : Mark.OFF;
        List<TraceLine> below = new ArrayList<>();
        for (Problem problem : found.problems()) {
            below.add(problem(set, problem, below.size()));
        }
        for (DeclaredView view : ViewChoice.viewsOf(found)) {
            below.add(
                    new TraceLine(
                            view.name(),
                            view.view().title(),
                            "",
                            Messages.Lines_ViewHelp,
                            Mark.VIEW,
                            view,
                            List.of()));
        }
        return new TraceLine(set.id(), set.name(), detail, set.source(), mark, found, below);
    }

    private static TraceLine problem(DeclarationSet set, Problem problem, int number) {
        return new TraceLine(
                set.id() + "/problem" + number,
                problem.line() > 0
                        ? NLS.bind(
                                Messages.Lines_Problem,
                                new Object[] {
                                    String.valueOf(problem.line()),
                                    String.valueOf(problem.column()),
                                    problem.message()
                                })
                        : problem.message(),
                problem.hint(),
                problem.toString(),
                problem.isError() ? Mark.ERROR : Mark.WARNING,
                problem,
                List.of());
    }

    @Override
    public void open(ITmfTrace trace, TraceLine line) {
        if (line.subject() instanceof DeclaredView view) {
            ViewChoice.open(view);
        } else if (line.subject() instanceof Problem problem) {
            Path file = fileOf(problem.source());
            if (file != null) {
                LibraryView.show(file, problem.line(), problem.column());
            }
        } else if (line.subject() instanceof Found found) {
            openSet(found);
        } else {
            LibraryView.show(null, 0, 0);
        }
    }

    private static void openSet(Found found) {
        Path file = fileOf(found.set().source());
        if (file != null) {
            LibraryView.show(file, 0, 0);
        } else {
            ViewChoice.viewsOf(found).stream().findFirst().ifPresent(ViewChoice::open);
        }
    }

    /** The file that a declaration was read from; null if it is no file. */
    private static @Nullable Path fileOf(String source) {
        try {
            Path file = Path.of(source);
            return file.isAbsolute() && Files.isRegularFile(file) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    @Override
    public void fillMenu(IMenuManager menu, ITmfTrace trace, List<TraceLine> lines) {
        List<DeclaredView> views = subjects(lines, DeclaredView.class);
        List<Found> sets = subjects(lines, Found.class);
        if (!views.isEmpty()) {
            add(menu, Messages.Action_OpenView, () -> views.forEach(ViewChoice::open));
        }
        if (sets.stream().anyMatch(found -> !ViewChoice.viewsOf(found).isEmpty())) {
            add(
                    menu,
                    Messages.Action_OpenViews,
                    () ->
                            sets.forEach(
                                    found -> ViewChoice.viewsOf(found).forEach(ViewChoice::open)));
        }
        List<DeclarationSet> on = sets.stream().filter(Found::isOn).map(Found::set).toList();
        List<DeclarationSet> off =
                sets.stream().filter(found -> !found.isOn()).map(Found::set).toList();
        if (!on.isEmpty()) {
            add(menu, Messages.Action_SwitchOff, () -> KnownDeclarations.get().setOn(on, false));
        }
        if (!off.isEmpty()) {
            add(menu, Messages.Action_SwitchOn, () -> KnownDeclarations.get().setOn(off, true));
        }
        if (sets.size() == 1) {
            Found found = sets.get(0);
            Path file = fileOf(found.set().source());
            if (file != null) {
                add(menu, Messages.Action_ShowText, () -> LibraryView.show(file, 0, 0));
            }
        }
        add(menu, Messages.Action_Library, () -> LibraryView.show(null, 0, 0));
    }

    private static <T> List<T> subjects(List<TraceLine> lines, Class<T> type) {
        List<T> found = new ArrayList<>();
        for (TraceLine line : lines) {
            if (type.isInstance(line.subject())) {
                found.add(type.cast(line.subject()));
            }
        }
        return found;
    }

    private static void add(IMenuManager menu, String text, Runnable run) {
        menu.add(RunAction.push(text, null, run));
    }
}
