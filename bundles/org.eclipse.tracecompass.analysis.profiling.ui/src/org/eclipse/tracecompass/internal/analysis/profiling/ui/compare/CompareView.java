package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.analysis.timing.core.compare.Difference;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileException;
import org.eclipse.tracecompass.tmf.export.core.compare.ProfileFile;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.export.RowsTable;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.jobs.LatestJob;
import org.eclipse.tracecompass.tmf.ui.views.Created;
import org.eclipse.tracecompass.tmf.ui.views.DataPage;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;

/**
 * What took longer in one trace than in another, in one range than in another, or than in a stored
 * baseline: as a table, as time graphs below each other, and as a flame graph of differences.
 */
public final class CompareView extends TraceView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.ui.compare";

    private static final int COLUMNS = 10;

    private record Widgets(
            SideBar a,
            SideBar b,
            Combo by,
            Text align,
            Text iterations,
            Label status,
            DataPage page,
            TabFolder tabs,
            DifferenceTable table,
            RelativeGraphs graphs,
            FlamePart flames) {}

    private final Created<Widgets> widgets = new Created<>();
    private final LatestJob job = new LatestJob(this::onUi);
    private CompareQuestion.@Nullable Answer answer;
    private boolean flamesShown;
    private boolean graphsShown;

    /** The differences in the order in which they are shown; empty before there is an answer. */
    public List<Difference> getDifferences() {
        Widgets made = widgets.peek();
        return made == null ? List.of() : made.table().rows();
    }

    /** What is said about the comparison, or why there is none. */
    public String getStatus() {
        Widgets made = widgets.peek();
        return made == null ? "" : made.status().getText().replace("&&", "&");
    }

    @Override
    protected void createContent(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(area);
        Composite bar = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(4, 2).applyTo(bar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        SideBar a = new SideBar(bar, Messages.Compare_Before, true);
        SideBar b = new SideBar(bar, Messages.Compare_Now, true);
        Composite more = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(7).margins(4, 0).applyTo(more);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(more);
        new Label(more, SWT.NONE).setText(Messages.Compare_By);
        Combo by = new Combo(more, SWT.DROP_DOWN);
        by.setToolTipText(Messages.Compare_ByHelp);
        GridDataFactory.fillDefaults().hint(150, SWT.DEFAULT).applyTo(by);
        Text align = field(more, Messages.Compare_AlignHint, Messages.Compare_AlignHelp);
        Text iterations =
                field(more, Messages.Compare_IterationsHint, Messages.Compare_IterationsHelp);
        Button compare = new Button(more, SWT.PUSH);
        compare.setText(Messages.Compare_Button);
        compare.addListener(SWT.Selection, e -> compare());
        Button save = new Button(more, SWT.PUSH);
        save.setText(Messages.Compare_Save);
        save.setToolTipText(Messages.Compare_SaveHelp);
        save.addListener(SWT.Selection, e -> save());
        new Label(more, SWT.NONE);
        Label status = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).indent(4, 0).applyTo(status);
        DataPage page = new DataPage(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(page);
        TabFolder tabs = new TabFolder(page.area(), SWT.NONE);
        DifferenceTable table = new DifferenceTable(tabs, this::selected);
        RelativeGraphs graphs = new RelativeGraphs(tabs);
        FlamePart flames = new FlamePart(tabs);
        tab(tabs, Messages.Compare_Table, table.control());
        tab(tabs, Messages.Compare_Graphs, graphs.control());
        tab(tabs, Messages.Compare_FlameTab, flames.control());
        tabs.addListener(SWT.Selection, e -> showTab());
        for (Control input : List.of(a.range(), b.range(), by, align, iterations)) {
            input.addListener(SWT.DefaultSelection, e -> compare());
        }
        getViewSite().getActionBars().getMenuManager().add(TableExport.action(this::exportTable));
        widgets.set(
                new Widgets(
                        a, b, by, align, iterations, status, page, tabs, table, graphs, flames));
    }

    private static Text field(Composite parent, String hint, String help) {
        Text field = new Text(parent, SWT.BORDER);
        field.setMessage(hint);
        field.setToolTipText(help);
        GridDataFactory.fillDefaults().grab(true, false).hint(140, SWT.DEFAULT).applyTo(field);
        return field;
    }

    private static void tab(TabFolder tabs, String title, Control content) {
        TabItem item = new TabItem(tabs, SWT.NONE);
        item.setText(title);
        item.setControl(content);
    }

    @Override
    public void setFocus() {
        widgets.get().a().trace().setFocus();
    }

    @Override
    public void dispose() {
        job.stop();
        super.dispose();
    }

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        return answer == null ? null : new RowsTable(widgets.get().table().fileRows(), false);
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        tracesChanged();
    }

    @Override
    protected void tracesChanged() {
        Widgets made = widgets.get();
        Set<ITmfTrace> opened = TmfTraceManager.getInstance().getOpenedTraces();
        ITmfTrace active = getTrace();
        made.a().offer(opened, active);
        ITmfTrace other = active;
        for (ITmfTrace one : opened) {
            other = one != made.a().chosen() ? one : other;
        }
        made.b().offer(opened, other);
        offerItems(made);
        CompareQuestion.Answer shown = answer;
        if (shown != null && (isClosed(shown.a(), opened) || isClosed(shown.b(), opened))) {
            answer = null;
            made.table().show(List.of(), false);
            made.page().setFilled(false);
            status("");
        }
        if (answer == null && !job.isRunning()) {
            made.page()
                    .showMessage(
                            opened.isEmpty()
                                    ? EmptyReason.noTrace()
                                    : new EmptyReason(
                                            Messages.Compare_Nothing,
                                            Messages.Compare_NothingDetail));
        }
    }

    private static boolean isClosed(Side side, Set<ITmfTrace> opened) {
        ITmfTrace trace = side.trace();
        return trace != null && !opened.contains(trace);
    }

    /** Offers what the traces can be compared by; other words may be typed. */
    private static void offerItems(Widgets made) {
        String before = made.by().getText();
        Set<String> items =
                new LinkedHashSet<>(
                        List.of(
                                CompareQuestion.STATE,
                                CompareQuestion.SYSCALL,
                                CompareQuestion.FUNCTION));
        ITmfTrace of = made.a().chosen();
        if (of != null) {
            for (ITmfTrace member : TmfTraceManager.getTraceSetWithExperiment(of)) {
                for (IAnalysisModule module : member.getAnalysisModules()) {
                    if (module instanceof ISegmentStoreProvider) {
                        items.add(module.getName());
                    }
                }
            }
        }
        made.by().setItems(items.toArray(new String[0]));
        made.by().setText(before.isEmpty() ? CompareQuestion.STATE : before);
    }

    // --- comparing

    /** Compares what is chosen. */
    void compare() {
        Widgets made = widgets.get();
        Side a;
        Side b;
        try {
            a = made.a().side();
            b = made.b().side();
        } catch (IllegalArgumentException e) {
            status(String.valueOf(e.getMessage()));
            return;
        }
        if (a == null || b == null) {
            status(Messages.Compare_Choose);
            return;
        }
        CompareQuestion question =
                new CompareQuestion(
                        a,
                        b,
                        made.by().getText().strip(),
                        made.align().getText().strip(),
                        made.iterations().getText().strip());
        made.page().showMessage(null);
        progress(-1);
        status("");
        job.run(
                Messages.Compare_Job,
                (monitor, news) -> {
                    try {
                        CompareQuestion.Answer found =
                                question.answer(
                                        monitor, share -> news.accept(() -> progress(share)));
                        return () -> show(found);
                    } catch (ProfileException | IllegalArgumentException e) {
                        return () -> failed(String.valueOf(e.getMessage()));
                    }
                },
                () -> failed(Messages.Compare_Cancelled));
    }

    private void progress(double share) {
        widgets.get().page().showProgress(Messages.Compare_Job, share);
    }

    private void failed(String why) {
        Widgets made = widgets.get();
        made.page().showProgress(null, 0);
        status(why);
        if (answer == null) {
            made.page().showMessage(new EmptyReason(Messages.Compare_Failed, why));
        }
    }

    private void show(CompareQuestion.Answer found) {
        answer = found;
        Widgets made = widgets.get();
        made.page().showProgress(null, 0);
        made.page().setFilled(true);
        made.table().show(found.differences(), found.repeated());
        boolean equal = found.differences().stream().allMatch(d -> d.difference() == 0);
        status(
                NLS.bind(
                        equal ? Messages.Compare_Equal : Messages.Compare_Shown,
                        new Object[] {
                            found.a().name(),
                            found.b().name(),
                            Integer.valueOf(found.differences().size())
                        }));
        graphsShown = false;
        flamesShown = false;
        showTab();
    }

    /** Pictures are made when they are looked at. */
    private void showTab() {
        Widgets made = widgets.get();
        CompareQuestion.Answer shown = answer;
        int tab = made.tabs().getSelectionIndex();
        if (shown != null && tab == 1 && !graphsShown) {
            graphsShown = true;
            made.graphs().show(shown.a(), shown.b());
        } else if (shown != null && tab == 2 && !flamesShown) {
            flamesShown = true;
            made.flames().show(shown.a(), shown.b());
        }
    }

    private void selected(Difference difference) {
        widgets.get().graphs().select(difference.key().row());
    }

    private void status(String text) {
        Label label = widgets.get().status();
        label.setText(text.replace("&", "&&"));
        label.requestLayout();
    }

    /** Stores the profile of the first side as a baseline for traces to come. */
    private void save() {
        CompareQuestion.Answer shown = answer;
        if (shown == null) {
            status(Messages.Compare_SaveFirst);
            return;
        }
        Path file =
                FileQuestion.save(
                                Messages.Compare_SaveTitle,
                                shown.a().name() + "-baseline",
                                SideBar.JSON)
                        .ask(widgets.get().status().getShell());
        if (file != null) {
            try (OutputFile output = OutputFile.at(file)) {
                try (Writer out = Files.newBufferedWriter(output.content())) {
                    ProfileFile.write(shown.first(), out);
                }
                output.commit();
                status(NLS.bind(Messages.Compare_Saved, file));
            } catch (IOException e) {
                MessageDialog.openError(
                        widgets.get().status().getShell(),
                        Messages.Compare_SaveTitle,
                        NLS.bind(Messages.Compare_NotSaved, file, e.getMessage()));
            }
        }
    }

    // --- for tests

    SideBar sideA() {
        return widgets.get().a();
    }

    SideBar sideB() {
        return widgets.get().b();
    }

    Combo by() {
        return widgets.get().by();
    }

    Text align() {
        return widgets.get().align();
    }

    Text iterations() {
        return widgets.get().iterations();
    }

    TabFolder tabs() {
        return widgets.get().tabs();
    }

    RelativeGraphs graphs() {
        return widgets.get().graphs();
    }

    FlamePart flames() {
        return widgets.get().flames();
    }
}
