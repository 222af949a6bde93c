/**
 * Executes state providers. {@code StateProgram} compiles the elements of a file once; {@code
 * XmlStateProvider} runs the result for each event.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.jdt.annotation.NonNullByDefault;
