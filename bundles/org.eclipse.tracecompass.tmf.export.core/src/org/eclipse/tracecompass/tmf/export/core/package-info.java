/**
 * Rows, columns and their files. A {@link org.eclipse.tracecompass.tmf.export.core.TableCursor}
 * gives rows, {@link org.eclipse.tracecompass.tmf.export.core.TableFormat} knows the formats, and
 * {@link org.eclipse.tracecompass.tmf.export.core.TableCopy} writes a file.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.export.core;

import org.eclipse.jdt.annotation.NonNullByDefault;
