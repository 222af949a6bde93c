package org.eclipse.tracecompass.spark.source;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.eclipse.tracecompass.spark.FleetFolder;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.fleet.core.FleetTables;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;

/** A table of a fleet, as it was when the table was made. */
final class FleetTable implements SupportsRead {

    private final String name;
    private final FleetFolder folder;
    private final Manifest fleet;
    private final StructType schema;

    private FleetTable(String name, FleetFolder folder, Manifest fleet, StructType schema) {
        this.name = name;
        this.folder = folder;
        this.fleet = fleet;
        this.schema = schema;
    }

    /**
     * Opens a table.
     *
     * @throws IllegalArgumentException if there is no such table
     */
    static FleetTable open(String path, String name, Configuration configuration)
            throws IOException {
        FleetFolder folder = new FleetFolder(path, configuration);
        Manifest fleet = folder.read();
        List<TableColumn> columns = FleetTables.columns(fleet, name);
        StructField[] fields =
                columns.stream()
                        .map(
                                column ->
                                        DataTypes.createStructField(
                                                        column.name(), type(column), true)
                                                .withComment(column.description()))
                        .toArray(StructField[]::new);
        return new FleetTable(name, folder, fleet, new StructType(fields));
    }

    private static DataType type(TableColumn column) {
        return switch (column.type()) {
            case INTEGER -> DataTypes.LongType;
            case REAL -> DataTypes.DoubleType;
            case TEXT -> DataTypes.StringType;
        };
    }

    @Override
    public String name() {
        return "astrolabe " + name;
    }

    @Override
    public StructType schema() {
        return schema;
    }

    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ);
    }

    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap options) {
        return new FleetScanBuilder(this);
    }

    String table() {
        return name;
    }

    FleetFolder folder() {
        return folder;
    }

    Manifest fleet() {
        return fleet;
    }

    @Override
    public String toString() {
        return name() + Arrays.toString(schema.fieldNames());
    }
}
