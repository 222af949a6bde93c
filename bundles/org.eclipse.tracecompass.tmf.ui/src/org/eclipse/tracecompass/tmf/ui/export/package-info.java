/** What views show, as files for other programs: a view gives a {@code ViewTable}. */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.ui.export;
