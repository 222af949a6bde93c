package org.eclipse.tracecompass.internal.tmf.ui.synchronization;

import java.util.List;
import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.core.event.matching.MatchStatistics;
import org.eclipse.tracecompass.tmf.core.synchronization.HostNames;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationReport.Pair;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.PlatformUI;
import org.osgi.service.event.EventHandler;

/**
 * Reports how the clocks of an experiment's hosts were synchronized: hosts, pairs of hosts with
 * what their messages say, and a plot of the messages of the selected pair. On the UI thread.
 */
public final class SynchronizationPanel {

    private final Composite area;
    private final EventHandler themes = event -> onUi(this::themeChanged);
    private @Nullable ITmfTrace trace;
    private @Nullable Composite empty;
    private @Nullable Label why;
    private @Nullable Button start;
    private @Nullable Composite body;
    private @Nullable Label summary;
    private @Nullable SashForm sash;
    private int fitted;
    private @Nullable SyncTables tables;
    private @Nullable MessageChart chart;
    private @Nullable HostNames names;
    private @Nullable SynchronizationAlgorithm algorithm;
    private int asked;

    /**
     * Fills a view.
     *
     * @param parent the parent of the widgets; its layout is replaced
     * @param bars take the actions
     */
    public SynchronizationPanel(Composite parent, IActionBars bars) {
        area = parent;
        parent.setLayout(new StackLayout());
        createEmpty(parent);
        createBody(parent);
        IMenuManager menu = bars.getMenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(m -> fill(m));
        // A menu that is empty when it is made would not be shown.
        fill(menu);
        Action again =
                RunAction.push(Messages.Sync_Synchronize, Icons.SYNCHRONIZATION, this::synchronize);
        bars.getToolBarManager().add(again);
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        if (events != null) {
            events.subscribe(IThemeEngine.Events.THEME_CHANGED, themes);
            parent.addDisposeListener(e -> events.unsubscribe(themes));
        }
    }

    /** Runs something on the UI thread, soon, unless the view is closed by then. */
    private void onUi(Runnable action) {
        if (!area.isDisposed()) {
            area.getDisplay()
                    .asyncExec(
                            () -> {
                                if (!area.isDisposed()) {
                                    action.run();
                                }
                            });
        }
    }

    private void createEmpty(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(16, 16).applyTo(page);
        Label text = new Label(page, SWT.WRAP | SWT.CENTER);
        GridDataFactory.fillDefaults().grab(true, true).align(SWT.FILL, SWT.END).applyTo(text);
        Button button = new Button(page, SWT.PUSH);
        button.setText(Messages.Sync_Synchronize);
        button.addListener(SWT.Selection, e -> synchronize());
        GridDataFactory.swtDefaults()
                .grab(true, true)
                .align(SWT.CENTER, SWT.BEGINNING)
                .applyTo(button);
        empty = page;
        why = text;
        start = button;
    }

    private void createBody(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
        Label text = new Label(page, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(6, 4).applyTo(text);
        SashForm parts = new SashForm(page, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(parts);
        tables = new SyncTables(parts, this::showPair);
        chart = new MessageChart(parts);
        parts.setWeights(3, 3, 8);
        sash = parts;
        body = page;
        summary = text;
    }

    private void fill(IMenuManager menu) {
        if (trace instanceof TmfExperiment experiment) {
            SyncMenu.fill(menu, experiment, area.getShell());
        } else {
            Action none = new Action(Messages.Sync_NoExperiment) {};
            none.setEnabled(false);
            menu.add(none);
        }
    }

    private void synchronize() {
        if (trace instanceof TmfExperiment experiment) {
            SyncMenu.synchronize(experiment, SyncChoice.DEFAULT);
        }
    }

    /** Gives the focus to what there is to do. */
    public void setFocus() {
        SyncTables shown = tables;
        Button button = start;
        if (shown != null && shown.pairs().isVisible()) {
            shown.pairs().setFocus();
        } else if (button != null) {
            button.setFocus();
        }
    }

    private void themeChanged() {
        MessageChart shown = chart;
        if (shown != null) {
            shown.theme();
        }
    }

    /** Reports on another experiment, or on the same one after a change; null for none. */
    public void show(@Nullable ITmfTrace active) {
        trace = active;
        int request = ++asked;
        if (active == null) {
            explain(Messages.Sync_NoTrace, false);
        } else if (!(active instanceof TmfExperiment experiment)) {
            explain(Messages.Sync_SingleTrace, false);
        } else {
            Background.run(
                    Messages.Sync_ReadJob,
                    monitor -> {
                        SynchronizationAlgorithm found = experiment.getSynchronization();
                        HostNames hosts = new HostNames(List.of(experiment));
                        SynchronizationReport report =
                                SynchronizationReport.of(found, experiment.getTraces());
                        boolean isChanged = SyncMenu.isChanged(experiment);
                        onUi(
                                () -> {
                                    if (request == asked) {
                                        show(found, hosts, report, isChanged);
                                    }
                                });
                    });
        }
    }

    private void show(
            SynchronizationAlgorithm found,
            HostNames hosts,
            SynchronizationReport report,
            boolean isChanged) {
        SyncTables shown = tables;
        Label text = summary;
        if (shown == null || text == null) {
            return;
        }
        if (hosts.ids().size() < 2) {
            explain(Messages.Sync_OneHost, false);
            return;
        }
        if (report.pairs().isEmpty()) {
            MatchStatistics matching = report.matching();
            explain(
                    matching != null
                            ? Messages.Sync_NoMessages
                            : isChanged ? Messages.Sync_ByHand : Messages.Sync_NotYet,
                    true);
            return;
        }
        algorithm = found;
        names = hosts;
        text.setText(summary(report, isChanged));
        Pair first = shown.show(report, hosts);
        text.requestLayout();
        raise(body);
        fitTables(report);
        if (first != null) {
            showPair(first);
        }
    }

    /** The user may choose other heights, which stay until there are other rows. */
    private void fitTables(SynchronizationReport report) {
        SyncTables shown = tables;
        SashForm parts = sash;
        int rows = report.hosts().size() + report.pairs().size();
        if (shown != null && parts != null && rows != fitted) {
            fitted = rows;
            onUi(() -> shown.fit(parts));
        }
    }

    private static String summary(SynchronizationReport report, boolean isChanged) {
        long before = report.pairs().stream().mapToLong(Pair::violationsBefore).sum();
        long after = report.pairs().stream().mapToLong(Pair::violationsAfter).sum();
        MatchStatistics matching = report.matching();
        String text =
                Texts.bind(
                        Messages.Sync_Summary,
                        Texts.number(report.pairs().stream().mapToLong(Pair::matches).sum()),
                        Texts.number(before),
                        Texts.number(after));
        if (matching != null) {
            text +=
                    ' '
                            + Texts.bind(
                                    Messages.Sync_SummaryEvents,
                                    Texts.number(matching.unmatched()),
                                    Texts.number(matching.duplicates()));
        }
        return isChanged ? text : text + ' ' + Messages.Sync_NotUsed;
    }

    private void showPair(Pair pair) {
        SynchronizationAlgorithm found = algorithm;
        HostNames hosts = names;
        if (found == null || hosts == null) {
            return;
        }
        int request = asked;
        Background.run(
                Messages.Sync_PlotJob,
                monitor -> {
                    MessagePlot plot = MessagePlot.of(found, pair);
                    onUi(
                            () -> {
                                MessageChart shown = chart;
                                if (request == asked && shown != null) {
                                    shown.show(plot, hosts.name(pair.a()), hosts.name(pair.b()));
                                }
                            });
                });
    }

    private void explain(String text, boolean canSynchronize) {
        Label label = why;
        Button button = start;
        Composite page = empty;
        if (label != null && button != null && page != null) {
            label.setText(text);
            button.setVisible(canSynchronize);
            page.layout();
            raise(page);
        }
    }

    private void raise(@Nullable Composite page) {
        if (area.getLayout() instanceof StackLayout stack) {
            stack.topControl = page;
            area.layout();
        }
    }
}
