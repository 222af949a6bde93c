/**
 * Errors in a Common Trace Format trace: a diagnostic names the file, the place and the reason in
 * one sentence; the exception carries one.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.ctf.core;
