/**
 * The language in which users filter: events, rows of tables, rows and states of time graphs.
 *
 * <pre>
 * expression = and { ("||" | or) and }
 * and        = unary { ("&amp;&amp;" | and) unary }
 * unary      = ("!" | not) unary | "(" expression ")" | comparison | text
 * comparison = operand operator value | operand present
 * operator   = "==" | "=" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=" | "=~" | "~" | "!~"
 *            | equals | contains | includes | matches
 * </pre>
 *
 * <p>{@link org.eclipse.tracecompass.common.core.filter.FilterExpression} is an expression as a
 * tree, {@link org.eclipse.tracecompass.common.core.filter.FilterDialect} what may go without
 * quotes. What operands stand for is told by {@link
 * org.eclipse.tracecompass.common.core.filter.FilterOperands}, over which {@link
 * org.eclipse.tracecompass.common.core.filter.FilterCompiler} makes a predicate. {@link
 * org.eclipse.tracecompass.common.core.filter.FilterProposal} completes what is typed. Plain Java.
 *
 * @since 0.1.0
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.filter;

import org.eclipse.jdt.annotation.NonNullByDefault;
