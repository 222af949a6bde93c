/** Values of the Linux model that analyses exchange. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.analysis.os.linux.core.model;
