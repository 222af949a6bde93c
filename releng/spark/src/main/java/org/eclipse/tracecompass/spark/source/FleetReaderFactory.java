package org.eclipse.tracecompass.spark.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.apache.spark.util.SerializableConfiguration;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;

/**
 * Reads the rows of a task.
 *
 * @param table the name of the table
 * @param columns the columns to read
 * @param schema their types
 * @param texts the texts that columns may have
 * @param clocks of the table of messages, from the hosts' clocks to the common one
 * @param configuration the configuration of Hadoop
 */
record FleetReaderFactory(
        String table,
        List<String> columns,
        StructType schema,
        Map<String, Set<String>> texts,
        Map<String, ITmfTimestampTransform> clocks,
        SerializableConfiguration configuration)
        implements PartitionReaderFactory {

    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        return switch ((FleetPartition) partition) {
            case FleetPartition.Rows known -> new KnownRows(known.rows().iterator());
            case FleetPartition.Files files -> new FileRows(files.files().iterator());
        };
    }

    private Object value(int column, Object value) {
        if (value == null) {
            return null;
        }
        if (schema.fields()[column].dataType().equals(DataTypes.StringType)) {
            return UTF8String.fromString(value.toString());
        }
        return value;
    }

    private final class KnownRows implements PartitionReader<InternalRow> {

        private final Iterator<Map<String, Object>> rows;

        KnownRows(Iterator<Map<String, Object>> rows) {
            this.rows = rows;
        }

        @Override
        public boolean next() {
            return rows.hasNext();
        }

        @Override
        public InternalRow get() {
            Map<String, Object> row = rows.next();
            Object[] cells = new Object[columns.size()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = value(i, row.get(columns.get(i)));
            }
            return new GenericInternalRow(cells);
        }

        @Override
        public void close() {
            // nothing is held
        }
    }

    private final class FileRows implements PartitionReader<InternalRow> {

        private final Iterator<FleetPartition.File> files;
        private FileCells current;

        FileRows(Iterator<FleetPartition.File> files) {
            this.files = files;
        }

        @Override
        public boolean next() throws IOException {
            while (true) {
                if (current != null && current.next()) {
                    return true;
                }
                close();
                if (!files.hasNext()) {
                    return false;
                }
                current = FileCells.open(FleetReaderFactory.this, files.next());
            }
        }

        @Override
        public InternalRow get() {
            Object[] cells = new Object[columns.size()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = value(i, current.get(i));
            }
            return new GenericInternalRow(cells);
        }

        @Override
        public void close() {
            if (current != null) {
                try {
                    current.close();
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                } finally {
                    current = null;
                }
            }
        }
    }
}
