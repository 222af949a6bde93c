package org.eclipse.tracecompass.internal.tmf.sql.core;

import java.util.Iterator;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.CellSink;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlResult;

/** The plan of the engine, followed by what is read of each table. */
final class ExplainedResult implements SqlResult {

    private static final int TEXT = 1;

    private final SqlResult plan;
    private final Scans scans;
    private @Nullable Iterator<ScanRequest> requests;
    private String text = "";

    ExplainedResult(SqlResult plan, Scans scans) {
        this.plan = plan;
        this.scans = scans;
    }

    @Override
    public List<TableColumn> columns() {
        return plan.columns();
    }

    @Override
    public boolean next() throws TableException {
        Iterator<ScanRequest> reads = requests;
        if (reads == null) {
            if (plan.next()) {
                return true;
            }
            reads = scans.requests().iterator();
            requests = reads;
        }
        if (!reads.hasNext()) {
            return false;
        }
        text = reads.next().describe();
        return true;
    }

    @Override
    public void read(int column, CellSink sink) {
        if (requests == null) {
            plan.read(column, sink);
        } else {
            sink.text(column == TEXT ? text : "reads");
        }
    }

    @Override
    public double progress() {
        return plan.progress();
    }

    @Override
    public void close() {
        plan.close();
    }
}
