/** Tables as files: {@code TableExport} copies rows, {@code TableFormat} knows the formats. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.export;
