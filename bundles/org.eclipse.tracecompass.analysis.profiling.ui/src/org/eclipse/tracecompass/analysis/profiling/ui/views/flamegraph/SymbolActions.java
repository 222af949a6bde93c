package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.TraceSymbolFiles;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.symbols.SymbolConfiguration;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The menu with which the user gives the active trace files with symbols, takes them away again,
 * and configures symbol providers of plug-ins. Files are read in a job; all views of calls are told
 * by a signal.
 */
public final class SymbolActions {

    private static final String PLUGIN = "org.eclipse.tracecompass.analysis.profiling.ui";

    /** Asks the user for files. */
    @FunctionalInterface
    interface Chooser {
        /** Returns the files; none if the user changes his mind. */
        List<Path> choose();
    }

    private final Supplier<Shell> shell;
    private final Supplier<@Nullable ITmfTrace> active;
    private final Chooser chooser;

    /**
     * Creates the menu.
     *
     * @param shell the parent of dialogs
     * @param active the active trace; null if there is none
     */
    public SymbolActions(Supplier<Shell> shell, Supplier<@Nullable ITmfTrace> active) {
        this(shell, active, () -> choose(shell.get()));
    }

    /**
     * @param shell the parent of other dialogs than the chooser
     * @param active the active trace
     * @param chooser asks the user for files
     */
    SymbolActions(Supplier<Shell> shell, Supplier<@Nullable ITmfTrace> active, Chooser chooser) {
        this.shell = shell;
        this.active = active;
        this.chooser = chooser;
    }

    /** Adds the submenu, which is filled when it opens. */
    public void addTo(IMenuManager menu) {
        MenuManager symbols = FilledMenu.named(Messages.Symbols_Menu, this::fill);
        // a menu without items is not shown at all
        fill(symbols);
        menu.add(symbols);
    }

    private void fill(IMenuManager menu) {
        ITmfTrace trace = active.get();
        RunAction add = RunAction.push(Messages.Symbols_Add, null, this::ask);
        add.setEnabled(trace != null);
        menu.add(add);
        if (trace == null) {
            return;
        }
        if (SymbolConfiguration.isPossible(trace)) {
            menu.add(
                    RunAction.push(
                            Messages.Symbols_Configure,
                            null,
                            () -> SymbolConfiguration.open(shell.get(), trace)));
        }
        List<Path> files = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            TraceSymbolFiles.get(member).stream()
                    .filter(f -> !files.contains(f))
                    .forEach(files::add);
        }
        if (!files.isEmpty()) {
            menu.add(new Separator());
        }
        for (Path file : files) {
            RunAction remove =
                    RunAction.push(
                            NLS.bind(Messages.Symbols_Remove, file.getFileName()),
                            null,
                            () -> change(() -> TraceSymbolFiles.remove(trace, List.of(file))));
            remove.setToolTipText(file.toString());
            menu.add(remove);
        }
    }

    private void ask() {
        ITmfTrace trace = active.get();
        List<Path> files = trace == null ? List.of() : chooser.choose();
        if (trace != null && !files.isEmpty()) {
            change(() -> TraceSymbolFiles.add(trace, files));
        }
    }

    private static List<Path> choose(Shell parent) {
        return FileQuestion.read(Purpose.OPEN_SEVERAL, Messages.Symbols_Title).askAll(parent);
    }

    /** A change of the list of files. */
    @FunctionalInterface
    private interface Change {
        void make() throws IOException;
    }

    private static void change(Change change) {
        Job job =
                Job.create(
                        Messages.Symbols_Job,
                        monitor -> {
                            try {
                                change.make();
                                return Status.OK_STATUS;
                            } catch (IOException e) {
                                String why =
                                        Objects.requireNonNullElse(e.getMessage(), e.toString());
                                return new Status(
                                        IStatus.ERROR,
                                        PLUGIN,
                                        Messages.Symbols_Failed + ": " + why,
                                        e);
                            }
                        });
        job.setUser(true);
        job.schedule();
    }
}
