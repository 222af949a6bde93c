package org.eclipse.tracecompass.parquet.core;

/**
 * A column of a file.
 *
 * @param name its name, which no other column of the file has
 * @param type the type of its values
 * @param isOptional whether rows may have no value
 */
public record ParquetColumn(String name, ParquetType type, boolean isOptional) {}
