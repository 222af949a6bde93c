package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreTableFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderSource;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;
import org.eclipse.tracecompass.tmf.ui.table.TableRows;
import org.eclipse.tracecompass.tmf.ui.table.VirtualTablePart;
import org.eclipse.tracecompass.tmf.ui.table.VirtualTableSource;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/**
 * The two tables of a {@link AbstractSegmentStoreTableView}, of which one is shown: that of the
 * segments of an analysis in this process, and that of a trace whose data are elsewhere, which is
 * read line by line.
 */
@NonNullByDefault
final class TableStack implements VirtualTablePart.Owner {

    private final AbstractSegmentStoreTableView view;
    private final Consumer<Runnable> ui;
    private final Composite holder;
    private final StackLayout layout = new StackLayout();
    private final TablePart local;
    private @Nullable VirtualTablePart elsewhere;
    private boolean isElsewhere;

    TableStack(Composite parent, AbstractSegmentStoreTableView view, Consumer<Runnable> ui) {
        this.view = view;
        this.ui = ui;
        holder = new Composite(parent, SWT.NONE);
        holder.setLayout(layout);
        local = new TablePart(holder, view, ui);
        layout.topControl = local.control();
        holder.addListener(SWT.Dispose, event -> close());
    }

    TablePart local() {
        return local;
    }

    @Nullable
    VirtualTablePart elsewhere() {
        return elsewhere;
    }

    private void close() {
        VirtualTablePart made = elsewhere;
        if (made != null) {
            made.close();
        }
    }

    /** Shows the segments of an analysis of a trace; null for none. */
    void show(@Nullable ITmfTrace trace, String analysisId) {
        isElsewhere = view.namesAnalysis() && trace instanceof IDataProviderSource;
        VirtualTablePart other = elsewhere;
        if (isElsewhere && other == null) {
            other = new VirtualTablePart(holder, this, true);
            elsewhere = other;
        }
        Control top = local.control();
        if (other != null) {
            other.show(
                    isElsewhere ? trace : null,
                    new VirtualTableSource(SegmentStoreTableFactory.ID + ':' + analysisId));
            top = isElsewhere ? other.control() : top;
        }
        local.follow(isElsewhere ? null : trace);
        layout.topControl = top;
        holder.layout();
    }

    void grew() {
        VirtualTablePart other = elsewhere;
        if (isElsewhere && other != null) {
            other.refresh();
        }
    }

    void rewrite() {
        VirtualTablePart other = elsewhere;
        if (other != null) {
            other.rewrite();
        }
    }

    List<List<String>> selectedTexts() {
        VirtualTablePart other = elsewhere;
        if (!isElsewhere || other == null) {
            return local.selectedTexts();
        }
        List<String> texts = other.selectedTexts();
        return texts.isEmpty() ? List.of() : List.of(texts);
    }

    ValueTable.@Nullable Rows allRows() {
        VirtualTablePart other = elsewhere;
        if (!isElsewhere || other == null) {
            return local.allRows();
        }
        IVirtualTableProvider provider = other.provider();
        return provider == null
                ? null
                : new TableRows(provider, other.columns(), (int) other.lineCount());
    }

    // --- the view around the table

    @Override
    public void onUi(Runnable action) {
        ui.accept(action);
    }

    @Override
    public @Nullable ITmfTrace trace() {
        return view.getTrace();
    }

    @Override
    public TimeText text() {
        return TimeDisplay.textOf(view.getTrace());
    }

    @Override
    public void selected(long begin, long end) {
        view.select(begin, end);
    }
}
