/** Tests of statemap data as a trace, from the file to the rows and back. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.statemap.core;
