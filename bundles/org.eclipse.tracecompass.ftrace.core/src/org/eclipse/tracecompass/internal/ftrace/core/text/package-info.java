/**
 * The grammar of ftrace text.
 *
 * <p>{@link org.eclipse.tracecompass.internal.ftrace.core.text.LineReader} gives the lines of a
 * file as bytes, {@link org.eclipse.tracecompass.internal.ftrace.core.text.EventLine} and {@link
 * org.eclipse.tracecompass.internal.ftrace.core.text.GraphLine} find the columns of a line, and
 * {@link org.eclipse.tracecompass.internal.ftrace.core.text.FieldGrammar} takes the text of an
 * event apart into fields. Nothing here knows traces or events.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.ftrace.core.text;
