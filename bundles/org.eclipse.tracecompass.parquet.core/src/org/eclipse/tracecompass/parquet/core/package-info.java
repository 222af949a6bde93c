/**
 * Writes Apache Parquet files: {@link org.eclipse.tracecompass.parquet.core.ParquetWriter} takes
 * rows one after the other and keeps at most one row group in memory.
 *
 * <p>A file is the magic bytes {@code PAR1}, the row groups, and a footer that says where each
 * column of each row group is. A row group has one chunk per column, a chunk an optional dictionary
 * page and one data page, all compressed with GZIP. Columns are flat: no lists, maps or structures.
 */
@NonNullByDefault
package org.eclipse.tracecompass.parquet.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
