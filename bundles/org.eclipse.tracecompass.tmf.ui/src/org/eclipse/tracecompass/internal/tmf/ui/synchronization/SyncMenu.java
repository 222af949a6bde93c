package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.List;
import java.util.Optional;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** The actions for the clocks of an experiment's traces. */
public final class SyncMenu {

    /**
     * Key of the event that was selected first, to be aligned with a second one. It is kept with
     * the experiment, which it would else keep in memory.
     */
    private static final String REMEMBERED = SyncMenu.class.getName() + ".REMEMBERED";

    private SyncMenu() {}

    /**
     * Adds the actions to a menu.
     *
     * @param menu the menu
     * @param experiment the experiment that they are for
     * @param shell the parent of their dialogs
     */
    public static void fill(IMenuManager menu, TmfExperiment experiment, Shell shell) {
        menu.add(new Separator());
        add(
                menu,
                Messages.Sync_Synchronize,
                true,
                () -> synchronize(experiment, SyncChoice.DEFAULT));
        add(menu, Messages.Sync_SynchronizeWith, true, () -> ask(experiment, shell));
        IMenuManager clocks = new MenuManager(Messages.Sync_Clocks);
        add(clocks, Messages.Sync_Align, true, () -> align(experiment, shell));
        add(clocks, Messages.Sync_Shift, true, () -> shift(experiment, shell));
        menu.add(clocks);
        add(menu, Messages.Sync_Clear, isChanged(experiment), () -> SyncJobs.clear(experiment));
        add(menu, Messages.Sync_Show, true, SyncMenu::showView);
    }

    private static void add(IMenuManager menu, String text, boolean enabled, Runnable run) {
        Action action = RunAction.push(text, null, run);
        action.setEnabled(enabled);
        menu.add(action);
    }

    /** Whether a trace of the experiment shows other times than those of its host's clock. */
    static boolean isChanged(TmfExperiment experiment) {
        return TmfTraceManager.getTraceSet(experiment).stream()
                .anyMatch(
                        trace ->
                                !trace.getTimestampTransform()
                                        .equals(experiment.getHostClock(trace)));
    }

    static void synchronize(TmfExperiment experiment, SyncChoice choice) {
        showView();
        SyncJobs.synchronize(experiment, choice);
    }

    /** Asks how to synchronize, and does it. */
    static void ask(TmfExperiment experiment, Shell shell) {
        SyncDialog dialog = new SyncDialog(shell, new HostNames(List.of(experiment)));
        if (dialog.open() == Window.OK) {
            synchronize(experiment, dialog.choice());
        }
    }

    private static void shift(TmfExperiment experiment, Shell shell) {
        ShiftDialog dialog = new ShiftDialog(shell, new HostNames(List.of(experiment)));
        if (dialog.open() == Window.OK && !dialog.shifts().isEmpty()) {
            SyncJobs.set(experiment, dialog.shifts()::transform);
        }
    }

    /** Makes the two ends of the selection one time. */
    private static void align(TmfExperiment experiment, Shell shell) {
        TmfTimeRange selection =
                TmfTraceManager.getInstance().getTraceContext(experiment).getSelectionRange();
        Display display = shell.getDisplay();
        long begin = selection.getStartTime().toNanos();
        long end = selection.getEndTime().toNanos();
        ITmfEvent before = remembered(experiment);
        Background.run(
                Messages.Sync_Align,
                monitor -> {
                    ITmfEvent now = EventPair.eventAt(experiment, begin, null);
                    Optional<EventPair> events =
                            begin != end || now == null || before == null
                                    ? EventPair.at(experiment, begin, end)
                                    : ofTwoHosts(before, now);
                    display.asyncExec(
                            () -> {
                                if (shell.isDisposed()) {
                                    return;
                                }
                                if (events.isEmpty() && begin == end && now != null) {
                                    remember(experiment, now, shell);
                                } else {
                                    align(experiment, shell, events);
                                }
                            });
                });
    }

    private static Optional<EventPair> ofTwoHosts(ITmfEvent one, ITmfEvent other) {
        return EventPair.host(one).equals(EventPair.host(other))
                ? Optional.empty()
                : Optional.of(EventPair.of(one, other));
    }

    /** Returns the event that waits for a second one; null if none does. */
    static @Nullable ITmfEvent remembered(TmfExperiment experiment) {
        return TmfTraceManager.getInstance().getTraceContext(experiment).getData(REMEMBERED)
                        instanceof ITmfEvent event
                ? event
                : null;
    }

    /** Keeps an event until the experiment is closed, or null in place of it. */
    static void remember(TmfExperiment experiment, @Nullable ITmfEvent event) {
        TmfTraceManager.getInstance()
                .updateTraceContext(experiment, context -> context.setData(REMEMBERED, event));
    }

    /** One event is selected: it waits for a second one. */
    private static void remember(TmfExperiment experiment, ITmfEvent event, Shell shell) {
        remember(experiment, event);
        MessageDialog.openInformation(
                shell,
                Messages.Sync_AlignTitle,
                Texts.bind(
                        Messages.Sync_AlignNext,
                        event.getName(),
                        new HostNames(List.of(experiment)).name(EventPair.host(event))));
    }

    private static void align(TmfExperiment experiment, Shell shell, Optional<EventPair> events) {
        if (events.isEmpty()) {
            MessageDialog.openInformation(shell, Messages.Sync_AlignTitle, Messages.Sync_AlignHow);
            return;
        }
        remember(experiment, null);
        EventPair pair = events.get();
        HostNames names = new HostNames(List.of(experiment));
        String first = names.name(EventPair.host(pair.first()));
        String second = names.name(EventPair.host(pair.second()));
        int answer =
                MessageDialog.open(
                        MessageDialog.QUESTION,
                        shell,
                        Messages.Sync_AlignTitle,
                        Texts.bind(
                                Messages.Sync_AlignQuestion,
                                pair.first().getName(),
                                first,
                                pair.second().getName(),
                                second,
                                ClockShifts.text(pair.distance())),
                        0,
                        Texts.bind(Messages.Sync_Move, second),
                        Texts.bind(Messages.Sync_Move, first),
                        IDialogConstants.CANCEL_LABEL);
        if (answer == 0 || answer == 1) {
            SyncJobs.set(experiment, pair.aligned(answer == 1)::transform);
        }
    }

    private static void showView() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page != null) {
            try {
                page.showView(ViewIds.SYNCHRONIZATION);
            } catch (PartInitException e) {
                System.getLogger(SyncMenu.class.getName())
                        .log(System.Logger.Level.WARNING, "The view cannot be shown", e);
            }
        }
    }
}
