/**
 * The encodings of Parquet. {@code ColumnBuffer} collects the values of a column and chooses their
 * encoding, {@code ColumnChunk} writes the pages, {@code Footer} describes them.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.parquet.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
