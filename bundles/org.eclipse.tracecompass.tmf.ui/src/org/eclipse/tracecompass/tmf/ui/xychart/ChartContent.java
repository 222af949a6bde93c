package org.eclipse.tracecompass.tmf.ui.xychart;

import java.nio.file.Path;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.export.NothingToExport;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.ProviderSession;
import org.eclipse.tracecompass.tmf.ui.views.SessionHost;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;
import org.eclipse.tracecompass.tmf.xychart.core.ChartEntry;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLoader;
import org.eclipse.tracecompass.tmf.xychart.core.ChartPicture;
import org.eclipse.ui.IMemento;

/** The widgets of a chart view, and the session whose answers they show. */
final class ChartContent implements SessionHost<ChartLoader, ChartData>, ChartRows.Host {

    final ChartRows rows;
    final ChartControl chart;
    final ChartActions actions;
    final ProviderSession<
                    ITmfTreeXYDataProvider<? extends ITmfTreeDataModel>, ChartLoader, ChartData>
            session = new ProviderSession<>(this);
    private final XyChartView view;
    private final Consumer<Runnable> ui;
    private final SashForm sash;

    ChartContent(Composite parent, XyChartView view, ChartMemory memory, Consumer<Runnable> ui) {
        this.view = view;
        this.ui = ui;
        sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        rows = new ChartRows(sash, this);
        chart = new ChartControl(sash);
        memory.apply(sash);
        chart.setLogarithmic(memory.logarithmic(view.isLogarithmicAtFirst()));
        actions = new ChartActions(chart, rows, view::exportChart, view::exportTable);
    }

    void save(IMemento memento) {
        if (!sash.isDisposed()) {
            ChartMemory.write(memento, sash, chart.isLogarithmic());
        }
    }

    /** Shows another trace; null = none. */
    void show(@Nullable ITmfTrace active, ChartSource source) {
        chart.setLoader(null);
        rows.clear();
        chart.setData(ChartData.EMPTY);
        if (active == null) {
            chart.reset(0, 1);
        } else {
            chart.setTime(TimeDisplay.textOf(active));
            chart.reset(active.getStartTime().toNanos(), active.getEndTime().toNanos());
        }
        session.show(active, source);
    }

    /** The values that are shown; null while there are none. */
    @Nullable
    SeriesTable table(String title) {
        ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider = session.provider();
        return provider == null ? null : new SeriesTable(provider, chart.choice(), title);
    }

    /** Asks for a file and writes the chart of a trace to it; says so if there is none yet. */
    void export(@Nullable ITmfTrace active, String title) {
        ITmfTreeXYDataProvider<? extends ITmfTreeDataModel> provider = session.provider();
        if (active == null || provider == null) {
            NothingToExport.tell(chart.getShell());
            return;
        }
        String trace = active.getName();
        Path file = ChartExport.ask(chart.getShell(), trace + "-" + title);
        if (file == null) {
            return;
        }
        Viewport v = chart.scene().viewport();
        ChartExport.write(
                ChartPicture.of(provider, v.start(), v.end())
                        .plotWidth(v.width())
                        .height(chart.plotArea().getSize().y)
                        .choice(chart.choice())
                        .colours(chart.colours())
                        .logarithmic(chart.isLogarithmic())
                        .theme(chart.scene().theme())
                        .time(chart.scene().time())
                        .title(trace + " – " + title),
                file);
    }

    // --- what the session says

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public void setLoader(@Nullable ChartLoader loader) {
        chart.setLoader(loader);
    }

    @Override
    public void show(ChartData data) {
        chart.setData(data);
        rows.show(data.tree());
    }

    @Override
    public void showProgress(@Nullable String text, double share) {
        chart.setProgress(text, share);
    }

    @Override
    public void showMessage(@Nullable EmptyReason reason) {
        chart.setMessage(
                reason == null ? null : reason.title(), reason == null ? null : reason.detail());
    }

    @Override
    public @Nullable EmptyReason emptiness(ChartData data) {
        return view.emptyReason(data);
    }

    // --- what the rows want to know

    @Override
    public boolean isShown(ChartEntry entry) {
        return chart.choice().shows(entry);
    }

    @Override
    public int colour(ChartEntry entry) {
        return chart.colours().of(chart.data().tree(), entry.id());
    }

    @Override
    public String tooltip(ChartEntry entry) {
        StringBuilder text = new StringBuilder();
        view.describeRow(entry)
                .forEach(
                        (name, value) ->
                                text.append(text.isEmpty() ? "" : "\n")
                                        .append(name)
                                        .append(": ")
                                        .append(value));
        return text.toString();
    }

    @Override
    public void choose(Set<Long> ids, boolean show) {
        chart.setChoice(chart.choice().with(ids, show));
        rows.update();
    }
}
