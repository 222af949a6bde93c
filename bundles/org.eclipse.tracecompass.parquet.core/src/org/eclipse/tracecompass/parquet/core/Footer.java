package org.eclipse.tracecompass.parquet.core;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The end of a file: what is where. */
final class Footer {

    /** The version of the format that has DELTA_BINARY_PACKED. */
    private static final int VERSION = 2;

    private Footer() {}

    /** Returns the structure {@code FileMetaData} of the format, and its length. */
    public static byte[] of(
            List<ParquetColumn> columns,
            List<RowGroup> groups,
            long rows,
            Map<String, String> properties) {
        Thrift thrift = new Thrift();
        thrift.begin();
        thrift.i32(1, VERSION);
        Schema.write(columns, thrift);
        thrift.i64(3, rows);
        thrift.list(4, Thrift.STRUCT, groups.size());
        for (int i = 0; i < groups.size(); i++) {
            groups.get(i).write(thrift, i);
        }
        if (!properties.isEmpty()) {
            thrift.list(5, Thrift.STRUCT, properties.size());
            new TreeMap<>(properties)
                    .forEach(
                            (key, value) -> {
                                thrift.begin();
                                thrift.text(1, key);
                                thrift.text(2, value);
                                thrift.end();
                            });
        }
        // In this form: of another writer, parquet-java does not use the extremes of texts.
        thrift.text(6, "Astrolabe version 1 (build 1)");
        // All columns have the order of their type: without this, readers ignore extremes of texts.
        thrift.list(7, Thrift.STRUCT, columns.size());
        for (int i = 0; i < columns.size(); i++) {
            thrift.begin();
            thrift.empty(1);
            thrift.end();
        }
        thrift.end();
        int length = thrift.bytes().size();
        thrift.bytes().putInt(length);
        return thrift.bytes().copy();
    }
}
