package org.eclipse.tracecompass.tmf.fleet.core;

import java.util.List;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.export.core.TableException;
import org.eclipse.tracecompass.tmf.tables.core.ITraceTable;
import org.eclipse.tracecompass.tmf.tables.core.TraceTables;

/** The tables of a fleet: those of the schema. */
public final class FleetTables {

    private FleetTables() {}

    /** Returns the names of the tables. */
    public static List<String> names() {
        return schema().names();
    }

    private static TraceTables schema() {
        return TraceTables.of(new TmfExperiment());
    }

    /**
     * Returns the columns of a table.
     *
     * @param fleet tells the columns that depend on its traces
     * @param name the name of the table
     * @throws IllegalArgumentException if there is no such table; the message names those there are
     */
    public static List<TableColumn> columns(Manifest fleet, String name) {
        ITraceTable table = schema().table(name);
        if (table == null) {
            throw new IllegalArgumentException(
                    "There is no table '%s'; there are %s"
                            .formatted(name, String.join(", ", names())));
        }
        List<TableColumn> known = fleet.columns().get(name);
        if (known != null) {
            return known;
        }
        try {
            return table.columns();
        } catch (TableException e) {
            throw new IllegalStateException("Without traces nothing can fail", e);
        }
    }
}
