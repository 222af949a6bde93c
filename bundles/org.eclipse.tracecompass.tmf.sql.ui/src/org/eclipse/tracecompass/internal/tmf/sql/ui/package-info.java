/**
 * The Query view: {@code QueryView} has a {@code QueryEditor}, a {@code QueryRunner} that asks the
 * engine in the background, and a {@code ResultTable} and {@code ResultChart} of a {@code Result}.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.sql.ui;
