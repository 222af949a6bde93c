package org.eclipse.tracecompass.spark.source;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.connector.read.SupportsPushDownFilters;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.types.StructType;

/** Collects which columns and rows of a table a query wants. */
final class FleetScanBuilder
        implements ScanBuilder, SupportsPushDownFilters, SupportsPushDownRequiredColumns {

    private final FleetTable table;
    private final Bounds bounds = new Bounds();
    private Filter[] pushed = {};
    private StructType columns;

    FleetScanBuilder(FleetTable table) {
        this.table = table;
        this.columns = table.schema();
    }

    @Override
    public Filter[] pushFilters(Filter[] filters) {
        List<Filter> used = new ArrayList<>();
        for (Filter filter : filters) {
            if (bounds.add(filter)) {
                used.add(filter);
            }
        }
        pushed = used.toArray(Filter[]::new);
        return filters;
    }

    @Override
    public Filter[] pushedFilters() {
        return pushed;
    }

    @Override
    public void pruneColumns(StructType required) {
        columns = required;
    }

    @Override
    public Scan build() {
        return new FleetScan(table, columns, bounds);
    }
}
