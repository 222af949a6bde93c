/** Views that are written in XML, as data providers of time graphs and charts. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.view;

import org.eclipse.jdt.annotation.NonNullByDefault;
