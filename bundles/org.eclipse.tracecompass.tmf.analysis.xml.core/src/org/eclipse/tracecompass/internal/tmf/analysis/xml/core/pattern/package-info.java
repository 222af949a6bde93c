/**
 * Executes patterns: state machines that follow scenarios in the events of a trace, record them in
 * a history, and find segments.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import org.eclipse.jdt.annotation.NonNullByDefault;
