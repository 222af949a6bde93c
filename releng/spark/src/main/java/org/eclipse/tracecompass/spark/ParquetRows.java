package org.eclipse.tracecompass.spark;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.filter2.compat.FilterCompat;
import org.apache.parquet.filter2.predicate.FilterPredicate;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;

/**
 * Reads rows of a Parquet file: some of its columns, of the row groups and pages that a filter may
 * find something in. Used by one thread.
 */
public final class ParquetRows implements Closeable {

    private final ParquetReader<Group> reader;
    private final MessageType schema;
    private Group row;

    private ParquetRows(ParquetReader<Group> reader, MessageType schema) {
        this.reader = reader;
        this.schema = schema;
    }

    /**
     * Opens a file.
     *
     * @param wanted the columns to read; those that the file lacks are absent in every row
     * @param filter which rows are wanted; null for all
     */
    public static ParquetRows open(
            Path file, List<String> wanted, FilterPredicate filter, Configuration configuration)
            throws IOException {
        MessageType all;
        try (ParquetFileReader footer =
                ParquetFileReader.open(HadoopInputFile.fromPath(file, configuration))) {
            all = footer.getFileMetaData().getSchema();
        }
        List<Type> columns = new ArrayList<>();
        for (String name : wanted) {
            if (all.containsField(name)) {
                columns.add(all.getType(name));
            }
        }
        if (columns.isEmpty()) {
            // The rows still count.
            columns.add(all.getFields().get(0));
        }
        MessageType schema = new MessageType(all.getName(), columns);
        Configuration own = new Configuration(configuration);
        own.set(ReadSupport.PARQUET_READ_SCHEMA, schema.toString());
        ParquetReader.Builder<Group> builder =
                ParquetReader.builder(new GroupReadSupport(), file).withConf(own);
        if (filter != null) {
            builder.withFilter(FilterCompat.get(filter));
        }
        return new ParquetRows(builder.build(), schema);
    }

    /** Goes to the next row; false after the last. */
    public boolean next() throws IOException {
        row = reader.read();
        return row != null;
    }

    /** Returns the number of a column; negative if the file lacks it. */
    public int index(String column) {
        return schema.containsField(column) ? schema.getFieldIndex(column) : -1;
    }

    /** Returns a value as {@code Long}, {@code Double} or {@code String}; null if it is absent. */
    public Object get(int column) {
        if (column < 0 || row.getFieldRepetitionCount(column) == 0) {
            return null;
        }
        PrimitiveTypeName type = schema.getType(column).asPrimitiveType().getPrimitiveTypeName();
        return switch (type) {
            case INT64 -> row.getLong(column, 0);
            case DOUBLE -> row.getDouble(column, 0);
            default -> row.getString(column, 0);
        };
    }

    /** Returns a value of a column of integers without nulls. */
    public long getLong(int column) {
        return row.getLong(column, 0);
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
