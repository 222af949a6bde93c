package org.eclipse.tracecompass.parquet.core;

import java.util.List;

/** The columns as the format describes them: a root and its children, depth first. */
final class Schema {

    private static final int UTF8 = 0;

    private Schema() {}

    /** Returns the number of the type by which the format stores a type. */
    static int physicalType(ParquetType type) {
        return switch (type) {
            case BOOLEAN -> 0;
            case INT32 -> 1;
            case INT64 -> 2;
            case DOUBLE -> 5;
            case STRING -> 6;
        };
    }

    /** Writes the field {@code schema} of the footer. */
    static void write(List<ParquetColumn> columns, Thrift thrift) {
        thrift.list(2, Thrift.STRUCT, columns.size() + 1);
        thrift.begin();
        thrift.text(4, "schema");
        thrift.i32(5, columns.size());
        thrift.end();
        for (ParquetColumn column : columns) {
            thrift.begin();
            thrift.i32(1, physicalType(column.type()));
            thrift.i32(3, column.isOptional() ? 1 : 0);
            thrift.text(4, column.name());
            if (column.type() == ParquetType.STRING) {
                thrift.i32(6, UTF8);
                thrift.begin(10);
                thrift.empty(1);
                thrift.end();
            }
            thrift.end();
        }
    }
}
