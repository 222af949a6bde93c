/** The commands, one class each: open, info, events, analyze, query, render. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.command;
