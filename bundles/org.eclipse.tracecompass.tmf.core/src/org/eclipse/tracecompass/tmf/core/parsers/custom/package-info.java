/**
 * Traces that users describe themselves: text by regular expressions, XML by elements, CSV by
 * columns and JSON lines by names.
 *
 * <p>A {@link org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition} says what the
 * pieces of a record mean, its trace reads the file, and a {@link
 * org.eclipse.tracecompass.tmf.core.parsers.custom.CustomEvent} makes time, type and fields of the
 * captured texts. {@link org.eclipse.tracecompass.tmf.core.parsers.custom.CustomParsers} is where
 * all definitions are listed, stored, imported and exported; each is a trace type.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNullByDefault;
