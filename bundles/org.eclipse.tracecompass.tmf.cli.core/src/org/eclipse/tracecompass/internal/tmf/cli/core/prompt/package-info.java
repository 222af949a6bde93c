/**
 * The prompt of {@code astrolabe sql}: {@code SqlPrompt} takes statements from a terminal or from a
 * pipe, one after the other.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.prompt;
